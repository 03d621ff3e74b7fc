### Общото за масите на всички игри.
### $you е "yes", когато изречението говори на читателя за собственото му място, иначе "no".

game-seka = Сека
    .help = Три карти, общ пот и здрави нерви. От двама до осем играчи.
game-seven_twenty_seven = 7 и 27
    .help = Най-близкият до 7 печели половината пот, най-близкият до 27 – другата половина. От четирима до десет играчи.
game-seven_card_stud = Седемкартов стъд
    .help = По седем карти, четири от тях открити; залозите са фиксирани. Печелят най-добрите пет. От двама до осем играчи.
game-belot = Белот
    .help = Два отбора по двама, обява и осем взятки; играе се до 151 точки. За четирима.
game-seiska = Сейска
    .help = Изчисти ръката и кажи „лаппу“ навреме. Печели този с най-малко точки. От двама до осем играчи.

table-yes = Да
table-no = Не

table-you = Ти
# в изброяване: „Борис и ти“
table-you-listed = ти
table-seats = Места
table-seat = Място { $number }
table-pot = Пот
table-chips =
    { $count ->
        [one] { $count } чип
       *[other] { $count } чипа
    }
table-chip-count = { $count }
table-bet = заложени { $amount }
table-dealer = Раздаващ
table-dealer-short = Р
table-host = Домакин
table-bot-cautious = Предпазлив бот
    .short = Предпазливи
    .help = Играе спокойно и пасува със слаби карти.
table-bot-searching = Мислещ бот
    .short = Мислещи
    .help = Преди всеки ход разиграва стотици продължения.
table-bot-mixed = Смесена компания
    .short = Смесени
    .help = По малко от всички.
table-stand-in = Бот замества
table-away = Без връзка
table-leaving = Тръгва си
table-seat-free = Свободно място
table-turn = На ход
table-waits = Чака
table-deal-number = Разд. { $number }

table-waiting = Чакаме играчи
table-waiting-host = Всички ли са тук? Домакинът раздава.
table-waiting-chips = Твърде малко играчи имат достатъчно чипове за раздаване
table-paused = Домакинът спря играта за малко
table-turn-of =
    { $you ->
        [yes] Твой ред е
       *[no] { $name } е на ход
    }
table-next-deal =
    { $seconds ->
        [one] Следващо раздаване след { $seconds } секунда
       *[other] Следващо раздаване след { $seconds } секунди
    }
table-broke = Свършиха ти чиповете.
table-short = Нямаш достатъчно чипове, за да ти раздадат карти: трябват поне { $least }.

table-standings-time_limit = Уговореното време изтече.
table-standings-hands = Всички уговорени раздавания са изиграни.
table-standings-last_player = Всички чипове са у един играч.
table-standings-won = Играта е спечелена.
table-standings-winner =
    { $count ->
        [one] Победа: { $names }.
       *[other] Победата си делят: { $names }.
    }
# Two partners who have won together
table-standings-team = Печелят: { $names }.

error-unknown = Нещо се обърка. Опитай пак.
error-unreachable = Няма връзка със сървъра.
error-not_found = На този адрес няма нищо.
error-not_allowed = Това не е разрешено.
error-invalid_request = Сървърът не разбра това.
error-invalid_rules = Тези правила не се съчетават.
error-unknown_game = Няма такава игра.
error-no_such_table = Няма такава маса.
error-wrong_origin = Тази страница не е от този сървър.
error-no_guest = Сървърът още не познава този браузър. Зареди страницата отново.
error-too_many = Твърде много наведнъж. Изчакай една минута.
error-server_error = Сървърът сгреши. Нищо не се е променило; опитай пак.
error-unreadable = Сървърът не разбра това.
error-too_big = Това беше твърде дълго.
error-too_fast = Твърде бързо. Изчакай малко.
error-bad_name = Избери име с дължина от 1 до 24 знака.
error-no_such_seat = Няма такова място.
error-seat_taken = Току-що друг зае това място.
error-seat_free = Там не седи никой.
error-already_seated = Вече имаш място.
error-not_seated = Нямаш място на тази маса.
error-not_host = Това може само домакинът.
error-not_your_turn = Не е твой ред.
error-too_late = Късно е: играта вече продължи.
error-illegal_action = Такъв ход сега не е възможен.
error-paused = Играта е спряна.
error-deal_running = Изчакай края на раздаването.
error-no_deal = Сега не се играе раздаване.
error-not_absent = Този играч е тук.
error-nothing_to_do = Няма какво да се променя.
error-too_many_chips = Толкова чипове не се побират на масата.
error-not_possible = Точно сега това не е възможно.
error-not_kept = Сървърът не успя да запише това, затова нищо не се е променило. Опитай пак.
