### Семикарточный стад: настройки, действия, события, комбинации, итоги.
### $you равно "yes", когда речь о месте самого читателя.

seven_card_stud-preset-cash = Кеш-игра
    .help = 200 фишек, лимиты 2 и 4. Играйте, сколько хочется.
seven_card_stud-preset-tournament = Турнир
    .help = 500 фишек. Играют, пока все не достанутся одному; карты получают и короткие стеки.

seven_card_stud-group-table = Стол
seven_card_stud-group-betting = Ставки
seven_card_stud-group-raising = Рейзы и олл-ины
seven_card_stud-group-order = Карты и очерёдность
seven_card_stud-group-showdown = Вскрытие
seven_card_stud-group-other = Прочее

seven_card_stud-option-preset = Вид игры
    .help = Задаёт все настройки; каждую потом можно изменить отдельно.
seven_card_stud-option-mode = Короткие стеки
    .help = Сдают ли карты тем, кому не хватает на анте и бринг-ин.
seven_card_stud-option-max_players = Мест за столом
    .help = Обычно шесть. Всемером или ввосьмером карт может не хватить; тогда сдают общую карту.
seven_card_stud-option-starting_chips = Фишек в начале
    .help = Всем поровну.
seven_card_stud-option-small_bet = Малая ставка
    .help = Ставка на третьей и четвёртой улицах.
seven_card_stud-option-big_bet = Большая ставка
    .help = Ставка начиная с пятой улицы, обычно вдвое больше малой.
seven_card_stud-option-ante = Анте
    .help = Столько каждый платит в банк перед каждой сдачей.
seven_card_stud-option-bring_in = Бринг-ин
    .help = Обязательная ставка самой младшей открытой карты; меньше малой ставки.
seven_card_stud-option-max_raises = Рейзов за круг
    .help = Сколько раз можно повышать на каждой улице.
seven_card_stud-option-raise_over_bring_in = Рейзы от бринг-ина
    .help = На третьей улице рейз считается от бринг-ина, а не от малой ставки, до которой его дополнили.
seven_card_stud-option-heads_up_unlimited = Вдвоём — без ограничения рейзов
    .help = Когда в игре осталось двое, они могут повышать сколько угодно раз.
seven_card_stud-option-fourth_street_pair = Большая ставка при открытой паре
    .help = Если на четвёртой улице кто-то показывает пару, все могут ставить и повышать и на большую ставку.
seven_card_stud-option-opener_5th_6th = Первый на пятой и шестой улицах
    .help = Кто начинает торговлю.
seven_card_stud-option-opener_tie = Равные открытые карты
    .help = Кто начинает, если открытые карты двоих одинаково сильны.
seven_card_stud-option-odd_chip = Неделимые фишки
    .help = Кому достаются фишки, которые не делятся поровну.
seven_card_stud-option-short_all_in = Неполный олл-ин
    .help = С какого размера олл-ин считается ставкой или рейзом.
seven_card_stud-option-show_all = Показывают все
    .help = На вскрытии открывают все карты. Иначе побитые руки сбрасывают, не показывая.
seven_card_stud-option-burn_cards = Сжигать карты
    .help = Начиная с четвёртой улицы перед каждой раздачей одну карту убирают, не открывая.
seven_card_stud-option-end_condition = Конец игры
    .help = Когда игра заканчивается и называют победителя.
seven_card_stud-option-hands_limit = Число раздач
    .help = После них побеждает тот, у кого больше фишек.
seven_card_stud-option-time_limit_minutes = Время игры в минутах
    .help = Начатая раздача всегда доигрывается.

seven_card_stud-choice-mode-cash = Пропускают
    .help = Как в кеш-игре: карты получает только тот, у кого есть анте и бринг-ин.
seven_card_stud-choice-mode-tournament = Получают карты
    .help = Как в турнире: играет каждый, у кого есть фишки, хотя бы и олл-ин на анте.
seven_card_stud-choice-opener_5th_6th-best_board = Лучшие открытые карты
    .help = Как на четвёртой улице.
seven_card_stud-choice-opener_5th_6th-highest_new_card = Старшая новая карта
    .help = Считается только карта, которую сдали сейчас.
seven_card_stud-choice-opener_tie-suit = Старшая масть
    .help = Пики, затем червы, бубны и трефы.
seven_card_stud-choice-opener_tie-position = Место
    .help = Кто сидит ближе слева от сдающего.
seven_card_stud-choice-odd_chip-first_left_of_dealer = Слева от сдающего
    .help = По одной победителям по порядку слева от сдающего.
seven_card_stud-choice-odd_chip-high_card_by_suit = Старшая карта
    .help = Начиная с победителя, у которого самая старшая карта; при равных решает масть.
seven_card_stud-choice-short_all_in-half_bet = Половина ставки
    .help = С половины размера он считается полным и снова открывает торговлю.
seven_card_stud-choice-short_all_in-full_bet = Полная ставка
    .help = Меньшую можно дополнить, но торговлю она не открывает.
seven_card_stud-choice-end_condition-none = Без конца
    .help = Играйте, сколько хочется.
seven_card_stud-choice-end_condition-hands = Через несколько раздач
    .help = Побеждает тот, у кого больше фишек.
seven_card_stud-choice-end_condition-time_limit = По времени
    .help = Побеждает тот, у кого больше фишек.
seven_card_stud-choice-end_condition-last_player = Всё у одного
    .help = Пока один игрок не соберёт все фишки.

# Что не сочетается; показывается у настройки
seven_card_stud-problem-big_bet = Большая ставка меньше малой.
seven_card_stud-problem-bring_in = Бринг-ин должен быть меньше малой ставки.
seven_card_stud-problem-starting_chips = Так никому не сдадут: анте и бринг-ин больше, чем фишек в начале.
seven_card_stud-problem-hands_limit = Это важно, только если играют определённое число раздач.
seven_card_stud-problem-time_limit_minutes = Это важно, только если играют по времени.

seven_card_stud-street-3 = Третья улица
seven_card_stud-street-4 = Четвёртая улица
seven_card_stud-street-5 = Пятая улица
seven_card_stud-street-6 = Шестая улица
seven_card_stud-street-7 = Седьмая улица

# Кнопки. .amount называет фишки, .all-in — когда ставят все.
seven_card_stud-action-fold = Фолд
seven_card_stud-action-check = Чек
seven_card_stud-action-call = Колл
    .amount = Колл { $amount }
    .all-in = Колл { $amount }, олл-ин
seven_card_stud-action-bring_in = Бринг-ин
    .amount = Бринг-ин { $amount }
    .all-in = Бринг-ин { $amount }, олл-ин
seven_card_stud-action-bet = Бет
    .amount = Бет { $amount }
    .all-in = Бет { $amount }, олл-ин
seven_card_stud-action-complete = Дополнить
    .amount = Дополнить до { $amount }
    .all-in = Дополнить до { $amount }, олл-ин
seven_card_stud-action-raise = Рейз
    .amount = Рейз до { $amount }
    .all-in = Рейз до { $amount }, олл-ин

# Последнее действие под именем: как можно короче.
seven_card_stud-last-fold = Фолд
seven_card_stud-last-check = Чек
seven_card_stud-last-call = Колл
seven_card_stud-last-bring_in = Бринг-ин
seven_card_stud-last-bet = Бет
seven_card_stud-last-complete = Дополняет
seven_card_stud-last-raise = Рейз
seven_card_stud-last-all-in = Олл-ин
seven_card_stud-last-mucked = Не показал
seven_card_stud-last-won = Берёт { $amount }

# Комбинации, как можно короче
seven_card_stud-category-high_card = Старшая карта
seven_card_stud-category-pair = Пара
seven_card_stud-category-two_pair = Две пары
seven_card_stud-category-three_of_a_kind = Тройка
seven_card_stud-category-straight = Стрит
seven_card_stud-category-flush = Флеш
seven_card_stud-category-full_house = Фулл-хаус
seven_card_stud-category-four_of_a_kind = Каре
seven_card_stud-category-straight_flush = Стрит-флеш
seven_card_stud-category-royal_flush = Роял-флеш

# Комбинации словами. $one, $many, $of, $to и $with — формы первого достоинства (card-rank-A.one и так далее),
# $second и $secondwith — формы .many и .with второго. .with говорит, с чем выигрывают.
seven_card_stud-hand-high_card = старшая карта — { $one }
    .with = со старшей картой ({ $one })
seven_card_stud-hand-pair = пара { $of }
    .with = с парой { $of }
seven_card_stud-hand-two_pair = две пары, { $many } и { $second }
    .with = с двумя парами, { $with } и { $secondwith }
seven_card_stud-hand-three_of_a_kind = тройка { $of }
    .with = с тройкой { $of }
seven_card_stud-hand-straight = стрит до { $to }
    .with = со стритом до { $to }
seven_card_stud-hand-flush = флеш до { $to }
    .with = с флешем до { $to }
seven_card_stud-hand-full_house = фулл-хаус, { $many } и { $second }
    .with = с фулл-хаусом, { $with } и { $secondwith }
seven_card_stud-hand-four_of_a_kind = каре { $of }
    .with = с каре { $of }
seven_card_stud-hand-straight_flush = стрит-флеш до { $to }
    .with = со стрит-флешем до { $to }
seven_card_stud-hand-royal_flush = роял-флеш
    .with = с роял-флешем
# Две одинаковые комбинации: решают остальные карты.
seven_card_stud-hand-kickers = { $hand }, кикеры { $kickers }
seven_card_stud-hand-not-shown = карты не показаны

seven_card_stud-down = закрытые
seven_card_stud-up = открытые

seven_card_stud-pot-main = Основной банк
seven_card_stud-pot-side = Побочный банк
seven_card_stud-pot-side-number = Побочный банк № { $number }
seven_card_stud-pot-competing = { $pot }, { $chips }: { $names }
seven_card_stud-raises-left =
    { $count ->
        [0] Рейзов больше нет
        [one] Ещё { $count } рейз
        [few] Ещё { $count } рейза
       *[many] Ещё { $count } рейзов
    }
seven_card_stud-community = Общая карта
seven_card_stud-open-pair = Открытая пара: разрешена большая ставка
seven_card_stud-open-hands = Ставить больше некому: все карты открыты

# Строка над кнопками в свой ход
seven_card_stud-turn-bring-in = Ваш ход: ваша карта младшая
seven_card_stud-turn-check = Ваш ход: чек или ставка
seven_card_stud-turn-check-only = Ваш ход: чек
seven_card_stud-turn-call = Ваш ход: колл стоит { $price }
seven_card_stud-turn-call-only = Ваш ход: колл { $price } или фолд

seven_card_stud-event-ante =
    { $you ->
        [yes] Вы ставите анте { $amount }.
       *[no] { $name } ставит анте { $amount }.
    }
seven_card_stud-event-antes = Все ставят анте { $amount }.
seven_card_stud-event-street = { $street }.
# $cards — перечисление: «Анна 7♦, Борис В♥ и вы К♠»
seven_card_stud-event-dealt = Сданы карты: { $cards }.
seven_card_stud-event-dealt-seat = { $name } { $cards }
seven_card_stud-event-community = Седьмая карта общая: { $card }.
seven_card_stud-event-fold =
    { $you ->
        [yes] Вы сбрасываете карты.
       *[no] { $name } сбрасывает карты.
    }
seven_card_stud-event-check =
    { $you ->
        [yes] Вы играете чек.
       *[no] { $name } играет чек.
    }
seven_card_stud-event-call =
    { $you ->
        [yes] Вы уравниваете: { $amount }.
       *[no] { $name } уравнивает: { $amount }.
    }
seven_card_stud-event-called =
    { $you ->
        [yes] Вы уравниваете.
       *[no] { $name } уравнивает.
    }
seven_card_stud-event-bring_in =
    { $you ->
        [yes] Вы ставите бринг-ин { $amount }.
       *[no] { $name } ставит бринг-ин { $amount }.
    }
seven_card_stud-event-bet =
    { $you ->
        [yes] Вы ставите { $amount }.
       *[no] { $name } ставит { $amount }.
    }
seven_card_stud-event-complete =
    { $you ->
        [yes] Вы дополняете ставку до { $amount }.
       *[no] { $name } дополняет ставку до { $amount }.
    }
seven_card_stud-event-raise =
    { $you ->
        [yes] Вы повышаете до { $amount }.
       *[no] { $name } повышает до { $amount }.
    }
seven_card_stud-event-all-in =
    { $you ->
        [yes] Вы идёте олл-ин.
       *[no] { $name } идёт олл-ин.
    }
seven_card_stud-event-open-hands = Ставить больше некому: все открывают карты.
seven_card_stud-event-returned =
    { $you ->
        [yes] Вам возвращается неуравненная часть ставки: { $amount }.
       *[no] { $name } получает назад неуравненную часть ставки: { $amount }.
    }
seven_card_stud-event-tabled =
    { $you ->
        [yes] Вы показываете { $cards }.
       *[no] { $name } показывает { $cards }.
    }
seven_card_stud-event-tabled-hand =
    { $you ->
        [yes] Вы показываете { $cards }: { $hand }.
       *[no] { $name } показывает { $cards }: { $hand }.
    }
seven_card_stud-event-mucked =
    { $you ->
        [yes] Вы не показываете карты.
       *[no] { $name } не показывает карты.
    }
seven_card_stud-event-pot = { $pot }, { $chips }: претендуют { $names }.
seven_card_stud-event-won =
    { $you ->
        [yes] Вы выигрываете { $amount }.
       *[no] { $name } выигрывает { $amount }.
    }
seven_card_stud-event-won-pot =
    { $you ->
        [yes] { $pot }: вы выигрываете { $amount }.
       *[no] { $pot }: { $name } выигрывает { $amount }.
    }

# Итоги. $with — форма .with комбинации, $names и $hands — перечисления.
seven_card_stud-result-folds =
    { $you ->
        [yes] Все остальные сбросили карты; вы забираете { $amount }.
       *[no] Все остальные сбросили карты; { $name } забирает { $amount }.
    }
seven_card_stud-result-won =
    { $you ->
        [yes] Вы выигрываете { $amount } { $with }.
       *[no] { $name } выигрывает { $amount } { $with }.
    }
seven_card_stud-result-shared = { $amount } делят { $names }, каждый { $with }.
seven_card_stud-result-pot-won =
    { $you ->
        [yes] { $pot }, { $amount }: выигрываете вы { $with }.
       *[no] { $pot }, { $amount }: выигрывает { $name } { $with }.
    }
seven_card_stud-result-pot-shared = { $pot }, { $amount }: делят { $names }, каждый { $with }.
seven_card_stud-result-pot-alone =
    { $you ->
        [yes] { $pot }, { $amount }: больше никто не претендует, он ваш.
       *[no] { $pot }, { $amount }: претендует только { $name }.
    }
seven_card_stud-result-beaten = Слабее: { $hands }.
seven_card_stud-result-beaten-seat = { $name } ({ $hand })
seven_card_stud-result-odd-to =
    { $count ->
        [one] Неделимую фишку получает { $names }.
       *[other] Неделимые фишки ({ $count }) получают по одной: { $names }.
    }
seven_card_stud-result-odd =
    { $count ->
        [one] Одна фишка не делится.
       *[other] Фишек, которые не делятся: { $count }; их отдали по одной.
    }

seven_card_stud-help-aim = Выиграйте банк: соберите лучшие пять карт из своих семи или останьтесь последним, кто не сбросил.
seven_card_stud-help-deal = Все ставят анте и получают две закрытые карты и одну открытую. Потом сдают ещё три открытые и последнюю закрытую; после каждой — круг торговли.
seven_card_stud-help-first = На третьей улице самая младшая открытая карта обязана поставить бринг-ин или малую ставку. Дальше начинают лучшие открытые карты.
seven_card_stud-help-betting = Размер ставок и рейзов фиксирован: малая ставка на третьей и четвёртой улицах, большая — с пятой. За круг можно повысить три раза.
seven_card_stud-help-pair = Если на четвёртой улице кто-то показывает пару, все могут выбирать между малой и большой ставкой.
seven_card_stud-help-all_in = У кого кончились фишки, тот претендует на ту часть банка, за которую заплатил; остальные играют дальше за побочный банк.
seven_card_stud-help-showdown = В конце карты открывают. Равные комбинации делят банк; масти при этом не важны.
seven_card_stud-help-ranking = От старшей к младшей: стрит-флеш, каре, фулл-хаус, флеш, стрит, тройка, две пары, пара, старшая карта.

seven_card_stud-tip-start = Играйте дальше с тройкой, старшей парой или тремя старшими картами одной масти. Почти всё остальное сбрасывайте на третьей улице.
seven_card_stud-tip-live = Смотрите на открытые карты соперников: ваша пара вряд ли усилится, если обе недостающие карты уже вышли.
seven_card_stud-tip-memory = Запоминайте, что сбросили. Эти карты больше не придут.
seven_card_stud-tip-fifth = Решайте до пятой улицы. С неё каждая ставка стоит вдвое дороже.
seven_card_stud-tip-board = Думайте, что ваши открытые карты говорят другим. Сильный вид выигрывает банк и без вскрытия.
