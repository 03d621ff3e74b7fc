### Общее для столов всех игр.
### $you равно "yes", когда речь о месте самого читателя, иначе "no".

game-seka = Сека
    .help = Три карты, общий банк и крепкие нервы. От двух до восьми игроков.
game-seven_twenty_seven = Seven Twenty-Seven
    .help = Ближайший к 7 берёт половину банка, ближайший к 27 — другую. От четырёх до десяти игроков.
game-seven_card_stud = Семикарточный стад
    .help = По семь карт, четыре из них открыты; ставки фиксированы. Выигрывают лучшие пять. От двух до восьми игроков.
game-belot = Белот
    .help = Две пары, контракт и восемь взяток; побеждает тот, у кого 151 очко. Для четверых.
game-seiska = Сейска
    .help = Избавьтесь от карт и вовремя скажите «лаппу». Побеждает тот, у кого очков меньше. От двух до восьми игроков.

table-yes = Да
table-no = Нет

table-you = Вы
# в перечислении: «Борис и вы»
table-you-listed = вы
table-seats = Места
table-seat = Место { $number }
table-pot = Банк
table-chips =
    { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }
table-chip-count = { $count }
table-bet = на столе { $amount }
table-dealer = Сдающий
table-dealer-short = С
table-host = Хозяин стола
table-bot-cautious = Осторожный бот
    .short = Осторожные
    .help = Играет спокойно и сбрасывает слабые карты.
table-bot-searching = Думающий бот
    .short = Думающие
    .help = Перед каждым ходом проигрывает сотни вариантов.
table-bot-mixed = Разная компания
    .short = Разные
    .help = Понемногу каждых.
table-stand-in = Бот вместо игрока
table-away = Нет связи
table-leaving = Уходит
table-seat-free = Свободное место
table-turn = Ходит
table-waits = Ждёт
table-deal-number = Раздача { $number }

table-waiting = Ждём игроков
table-waiting-host = Все на месте? Сдаёт хозяин стола.
table-waiting-chips = Слишком мало игроков, которым хватает фишек на сдачу
table-paused = Хозяин приостановил игру
table-turn-of =
    { $you ->
        [yes] Ваш ход
       *[no] Ходит { $name }
    }
table-next-deal =
    { $seconds ->
        [one] Следующая раздача через { $seconds } секунду
        [few] Следующая раздача через { $seconds } секунды
       *[many] Следующая раздача через { $seconds } секунд
    }
table-broke = У вас закончились фишки.
table-short = Чтобы вам сдали карты, нужно фишек: { $least }.

table-standings-time_limit = Условленное время вышло.
table-standings-hands = Все условленные раздачи сыграны.
table-standings-last_player = Все фишки у одного игрока.
table-standings-won = Игра выиграна.
table-standings-winner =
    { $count ->
        [one] Победа: { $names }.
       *[other] Победу делят { $names }.
    }
# Two partners who have won together
table-standings-team = Победа: { $names }.

error-unknown = Что-то пошло не так. Попробуйте ещё раз.
error-unreachable = Сервер недоступен.
error-not_found = По этому адресу ничего нет.
error-not_allowed = Это не разрешено.
error-invalid_request = Сервер этого не понял.
error-invalid_rules = Эти правила противоречат друг другу.
error-unknown_game = Такой игры нет.
error-no_such_table = Такого стола нет.
error-wrong_origin = Эта страница не с этого сервера.
error-no_guest = Сервер ещё не знает этот браузер. Загрузите страницу заново.
error-too_many = Слишком много сразу. Подождите минуту.
error-server_error = На сервере случилась ошибка. Ничего не изменилось; попробуйте ещё раз.
error-unreadable = Сервер этого не понял.
error-too_big = Это было слишком длинно.
error-too_fast = Слишком быстро. Подождите немного.
error-bad_name = Выберите имя длиной от 1 до 24 знаков.
error-no_such_seat = Такого места нет.
error-seat_taken = Это место только что заняли.
error-seat_free = Там никто не сидит.
error-already_seated = У вас уже есть место.
error-not_seated = У вас нет места за этим столом.
error-not_host = Это может только хозяин стола.
error-not_your_turn = Сейчас не ваш ход.
error-too_late = Поздно: игра уже пошла дальше.
error-illegal_action = Сейчас так ходить нельзя.
error-paused = Игра приостановлена.
error-deal_running = Дождитесь конца раздачи.
error-no_deal = Сейчас раздача не идёт.
error-not_absent = Этот игрок на месте.
error-nothing_to_do = Менять нечего.
error-too_many_chips = Столько фишек на стол не поместится.
error-not_possible = Сейчас это невозможно.
error-not_kept = Сервер не смог это сохранить, поэтому ничего не изменилось. Попробуйте ещё раз.
