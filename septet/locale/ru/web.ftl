### Тексты, которые есть только в браузере.

web-title = Septet
web-tagline = Карточный стол для вас и ваших друзей.
web-title-table = { $game } – стол { $code }
web-language = Язык
web-close = Закрыть
web-cancel = Отмена
web-retry = Попробовать ещё раз
web-home = На главную
web-rules-link = Как играть

web-start-game = Игра
web-start-preset = Правила
web-start-name = Ваше имя
web-start-bots = Боты за столом
web-start-bots-none = Без ботов: жду друзей.
web-start-level = Как они играют
web-start-more = Изменить правила
web-start-changed =
    { $count ->
        [0] без изменений
        [one] { $count } изменение
        [few] { $count } изменения
       *[many] { $count } изменений
    }
web-start-go = Сдавайте
web-start-going = Накрываем стол…
web-start-join = К друзьям
web-start-join-label = Ссылка или код их стола
web-start-join-go = За стол
web-start-join-wrong = Это не ссылка и не код стола.
web-start-recent = Ваши столы
web-start-forget = Забыть стол { $code }
web-start-loading = Минутку…
web-start-note = Без регистрации и без денег: только фишки, для удовольствия.

web-options-reset = Вернуть всё как было
web-options-reset-one = Вернуть: { $option }
web-options-changed = изменено
web-options-was = Было: { $value }
web-options-undo = Вернуть
web-less = Меньше
web-more = Больше

web-connecting = Соединяемся…
web-reconnecting = Связь потеряна. Пробуем снова…
web-spectating = Вы смотрите.
web-sit-here = Сесть
web-sit-instead = Сесть сюда
web-sit-title = Сесть за стол
web-sit-bot = { $name } — бот и уступит вам место.
web-sit-go = Сесть
web-sit-next = Вы в игре со следующей раздачи.
web-sit-choose = Чтобы играть, выберите место.
web-thinking = { $name } думает…
web-next-hand = Следующая раздача
web-next-hand-waiting = Ждём остальных…
web-deal-now = Сдать
web-waiting-hint = Позовите друзей или посадите ботов на свободные места.
web-amount = Размер ставки
web-amount-least = Минимум
web-amount-half = Половина
web-amount-most = Потолок
web-amount-less = На фишку меньше
web-amount-more = На фишку больше

web-menu = Меню
web-score = Счёт
web-log = Ход игры
web-log-empty = Пока ничего не было.
web-log-deal = Раздача { $number }
web-house-rules = Правила стола
web-house-rules-note = По этим правилам играют за этим столом. Отличия от свода отмечены.
web-invite = Позвать
web-invite-text = По этой ссылке можно смотреть игру и занять свободное место или место бота.
web-invite-copy = Скопировать ссылку
web-invite-copied = Скопировано
web-invite-share = Поделиться…
web-invite-code = Код
web-people = Игроки
web-people-you = это вы
web-people-give-to = Фишки для игрока { $name }
web-people-given = Дать { $amount }
web-people-asks =
    { $amount ->
        [one] просит { $amount } фишку
        [few] просит { $amount } фишки
       *[many] просит { $amount } фишек
    }
web-people-granted = получит { $amount } после раздачи
web-people-bot-in = Посадить бота
web-people-bot-out = Убрать бота
web-people-stand-in = Пусть играет бот
web-people-remove = Убрать из-за стола
web-people-remove-sure = { $name }: точно убрать из-за стола?
web-people-pause = Пауза
web-people-fast = Быстрые боты
web-people-fast-help = Боты ходят не задумываясь.
web-people-host-note = Вы хозяин стола: фишки, боты и паузы — за вами.
web-people-leave = Уйти из-за стола
web-people-leave-sure = Можно вернуться, пока есть свободное место. Если раздача идёт, ваши карты будут сброшены.
web-people-rename = Сменить имя
web-people-rename-go = Сменить
web-ask-chips = Попросить фишки
web-asked-chips = Вы попросили { $amount }. Решает хозяин стола.
web-grant-banner =
    { $amount ->
        [one] { $name } просит { $amount } фишку
        [few] { $name } просит { $amount } фишки
       *[many] { $name } просит { $amount } фишек
    }
web-grant = Дать { $amount }
web-granted-later =
    { $amount ->
        [one] После раздачи вы получите { $amount } фишку.
        [few] После раздачи вы получите { $amount } фишки.
       *[many] После раздачи вы получите { $amount } фишек.
    }
web-buy-own = Взять { $amount }

web-help = Помощь
web-help-game = { $game } вкратце
web-help-tips = Советы
web-help-keys = Клавиши
web-key-fold = Упасть, не входить
web-key-support = Поддержать, войти
web-key-raise = К размеру ставки
web-key-show = Вскрыться
web-key-bet = Сделать ставку
web-key-look = Смотреть карты
web-key-call = Чек, колл или бринг-ин
web-key-fixed = Поставить, дополнить или повысить
web-key-bigger = Большая ставка, когда их две
web-key-check-call = Чек или уравнять
web-key-take = Взять карту
web-key-stand = Без карты
web-key-seven = Играть на 7
web-key-twenty-seven = Играть на 27
web-key-both = Сделать ставку; играть на обе цели
web-key-contract = Заявить трефы, бубны, …
web-key-pass = Пас; больше ничего не объявлять
web-key-double = Контра или реконтра
web-key-declare = Объявить всё
web-key-belot = Объявлять белот или нет
web-key-card = Сыграть картой с руки
web-key-trick = Посмотреть последнюю взятку
web-key-enter = Подтвердить ставку
web-key-next = Следующая раздача
web-key-help = Эта помощь
web-key-log = Ход игры

web-settings = Настройки
web-settings-sounds = Звуки
web-settings-sounds-help = Две тихие ноты, когда ваш ход.
web-settings-motion = Движение
web-settings-motion-help = Карты и фишки летают. Выключено, если система просит покоя.
web-settings-four = Четыре цвета
web-settings-four-help = Бубны синие, трефы зелёные.
web-settings-compact = Крупные знаки
web-settings-compact-help = Одна большая буква и одна масть на карте.
web-settings-letters = Русские буквы на картах
web-settings-letters-help = Т, К, Д и В вместо латинских.

web-error-title = Не получилось
web-error-title-no_such_table = Такого стола нет
web-error-no_such_table = Возможно, в ссылке опечатка или стол уже убрали.
web-error-title-unreachable = Сервер не отвечает
web-error-unreachable = Проверьте соединение. Ваше место и фишки сохранятся.
web-error-title-wrong_origin = Этот адрес не разрешён
web-error-wrong_origin = Откройте стол по адресу, который дал хозяин.

web-hand-label = Ваши карты
web-opponents = Игроки за столом
web-rules-title = { $game }: как играть
web-new-table = Новый стол
web-new-game = Новая игра
