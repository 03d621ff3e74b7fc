### Собствените текстове на браузъра.

web-title = Septet
web-tagline = Маса за карти за теб и приятелите ти.
web-title-table = { $game } – маса { $code }
web-language = Език
web-close = Затвори
web-cancel = Отказ
web-retry = Опитай пак
web-home = Към началната страница
web-rules-link = Как се играе

web-start-game = Игра
web-start-preset = Правила
web-start-name = Твоето име
web-start-bots = Ботове на масата
web-start-bots-none = Без ботове: чакам приятели.
web-start-level = Как играят
web-start-more = Промени правилата
web-start-changed =
    { $count ->
        [0] както в набора
        [one] { $count } промяна
       *[other] { $count } промени
    }
web-start-go = Раздай и на мен
web-start-going = Подреждаме масата…
web-start-join = Седни при приятели
web-start-join-label = Връзка към масата им или неин код
web-start-join-go = Към масата
web-start-join-wrong = Това не е нито връзка, нито код на маса.
web-start-recent = Твоите маси
web-start-forget = Забрави маса { $code }
web-start-loading = Един момент…
web-start-note = Без регистрация и без пари: само чипове за удоволствие.

web-options-reset = Върни набора
web-options-reset-one = Върни „{ $option }“
web-options-changed = променено
web-options-was = В набора: { $value }
web-options-undo = Отмени
web-less = По-малко
web-more = Повече

web-connecting = Свързване…
web-reconnecting = Връзката прекъсна. Нов опит…
web-spectating = Гледаш играта.
web-sit-here = Седни тук
web-sit-instead = Заеми това място
web-sit-title = Заеми място
web-sit-bot = { $name } е бот и ще ти отстъпи мястото си.
web-sit-go = Седни
web-sit-next = Играеш от следващото раздаване.
web-sit-choose = Избери място, за да играеш.
web-thinking = { $name } мисли…
web-next-hand = Следващо раздаване
web-next-hand-waiting = Изчакваме другите…
web-deal-now = Раздай
web-waiting-hint = Покани приятели или сложи ботове на свободните места.
web-amount = Размер на залога
web-amount-least = Най-малко
web-amount-half = Половината
web-amount-most = Най-много
web-amount-less = Един чип по-малко
web-amount-more = Един чип повече

web-menu = Меню
web-score = Точки
web-log = Какво стана
web-log-empty = Още нищо не се е случило.
web-log-deal = Раздаване { $number }
web-house-rules = Правила на масата
web-house-rules-note = С тези правила се играе на тази маса. Разликите от набора са отбелязани.
web-invite = Покани
web-invite-text = Който отвори тази връзка, може да гледа и да заеме свободно място или място на бот.
web-invite-copy = Копирай връзката
web-invite-copied = Копирано
web-invite-share = Сподели…
web-invite-code = Код
web-people = Играчи
web-people-you = това си ти
web-people-give-to = Дай чипове: { $name }
web-people-given = Дай { $amount }
web-people-asks =
    { $amount ->
        [one] иска { $amount } чип
       *[other] иска { $amount } чипа
    }
web-people-granted = получава { $amount } след раздаването
web-people-bot-in = Добави бот
web-people-bot-out = Махни бота
web-people-stand-in = Нека играе бот
web-people-remove = Махни от масата
web-people-remove-sure = { $name }: наистина ли да напусне масата?
web-people-pause = Спри играта за малко
web-people-fast = Бързи ботове
web-people-fast-help = Ботовете играят, без да се бавят.
web-people-host-note = Ти си домакинът: чиповете, ботовете и паузите са твоя грижа.
web-people-leave = Напусни масата
web-people-leave-sure = Можеш да се върнеш, докато има свободно място. Ако тече раздаване, пасуваш.
web-people-rename = Смени името си
web-people-rename-go = Смени
web-ask-chips = Поискай чипове от домакина
web-asked-chips = Молбата ти за { $amount } е изпратена. Решава домакинът.
web-grant-banner =
    { $amount ->
        [one] { $name } иска { $amount } чип
       *[other] { $name } иска { $amount } чипа
    }
web-grant = Дай { $amount }
web-granted-later =
    { $amount ->
        [one] След раздаването получаваш { $amount } чип.
       *[other] След раздаването получаваш { $amount } чипа.
    }
web-buy-own = Вземи си { $amount }

web-help = Помощ
web-help-game = { $game } накратко
web-help-tips = Съвети
web-help-keys = Клавиши
web-key-fold = Пас, оставане вън
web-key-support = Плащане, влизане
web-key-raise = Към размера на залога
web-key-show = Показване или сравняване
web-key-bet = Залагане на избраното
web-key-look = Поглеждане на картите
web-key-call = Чек, плащане или бринг-ин
web-key-fixed = Залог, допълване или вдигане
web-key-bigger = По-големият залог, когато са два
web-key-check-call = Чек или плащане
web-key-take = Вземане на карта
web-key-stand = Без карта
web-key-seven = Игра за 7
web-key-twenty-seven = Игра за 27
web-key-both = Залагане на избраното; игра за двете
web-key-enter = Потвърждаване на залога
web-key-next = Следващо раздаване
web-key-help = Тази помощ
web-key-log = Какво стана

web-settings = Настройки
web-settings-sounds = Звуци
web-settings-sounds-help = Два тихи тона, когато дойде твоят ред.
web-settings-motion = Движение
web-settings-motion-help = Картите и чиповете летят. Изключено, ако системата ти иска покой.
web-settings-four = Четири цвята
web-settings-four-help = Карото е синьо, спатията – зелена.
web-settings-compact = Едри знаци
web-settings-compact-help = Една голяма буква и един знак на всяка карта.
web-settings-letters = Букви според езика
web-settings-letters-help = Поп, дама и вале с буквите, които се печатат при вас.

web-error-title = Не се получи
web-error-title-no_such_table = Няма такава маса
web-error-no_such_table = Може би във връзката има грешка или масата вече е разчистена.
web-error-title-unreachable = Сървърът не отговаря
web-error-unreachable = Провери връзката си. Мястото и чиповете ти се пазят.
web-error-title-wrong_origin = Този адрес не е разрешен
web-error-wrong_origin = Отвори масата от адреса, който ти е дал домакинът.

web-hand-label = Твоите карти
web-opponents = Играчи на масата
web-rules-title = Как се играе { $game }
web-new-table = Нова маса
web-new-game = Нова игра
