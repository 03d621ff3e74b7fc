### Белот: правила, заявки, события, результаты.
### $you — "yes", если это место читающего.
### $side — "us" или "them", если у читающего есть место, иначе "other"; тогда $team называет двух игроков.

belot-preset-standard = Обычные
    .help = Обычные правила: до 151, с контрой и реконтрой.
belot-preset-web = Как на сайтах
    .help = Порядок каре Т К Д 10, капо без козырей 180, при ничьей с контрой половина остаётся противникам.
belot-preset-tournament = Турнир
    .help = Контра и реконтра не умножают очки за капо.

belot-group-game = Игра
belot-group-bidding = Торговля
belot-group-play = Розыгрыш
belot-group-declarations = Объявления и белот
belot-group-scoring = Подсчёт
belot-group-other = Ещё

belot-option-preset = Набор правил
    .help = С чего начать; каждое правило можно изменить отдельно.
belot-option-target = Очки для победы
    .help = Пара, у которой столько после раздачи, выигрывает игру.
belot-option-direction = Направление
    .help = В какую сторону переходит ход.
belot-option-doubling = Контра
    .help = Что можно говорить, кроме контрактов.
belot-option-bid_over_double = Заявка после контры
    .help = После контры или реконтры можно заявить выше; контра тогда снимается.
belot-option-passed_may_bid = Заявка после паса
    .help = Кто спасовал, может заявить позже.
belot-option-must_undertrump = Младший козырь
    .help = Кто не может перебить козырь противника, всё равно обязан дать козырь.
belot-option-declaration_mode = Объявления
    .help = Кто следит за последовательностями и каре.
belot-option-declaration_timing = До какого момента объявлять
    .help = Когда ещё можно объявить последовательности и каре.
belot-option-declaration_reveal = Показ объявлений
    .help = Когда все видят объявленные карты.
belot-option-declaration_contest = Последовательности и каре
    .help = Как сравниваются объявления двух пар.
belot-option-carre_order = Старшинство каре
    .help = Какое из каре по 100 старше; валеты и девятки впереди.
belot-option-eight_run = Восемь карт одной масти
    .help = Сколько стоит последовательность из всех восьми карт.
belot-option-trickless_declarations = Пара без взяток
    .help = Считаются ли её последовательности и каре; белот считается всегда.
belot-option-belot_mode = Белот
    .help = Кто следит за королём и дамой козырей.
belot-option-no_trump_capot = Капо без козырей
    .help = Очки за все восемь взяток в игре без козырей.
belot-option-capot_doubled = Капо умножается
    .help = Контра и реконтра умножают и очки за все взятки.
belot-option-doubled_tie = Ничья с контрой
    .help = Куда идут очки, если у обеих пар поровну.
belot-option-capot_cannot_end = С капо игра не кончается
    .help = После раздачи, где одна пара взяла всё, играют ещё хотя бы одну.
belot-option-hanging_blocks_end = Висящие очки не дают закончить
    .help = Игра не кончается, пока висят очки.

belot-choice-direction-counterclockwise = Вправо
    .help = Против часовой стрелки, как в Болгарии.
belot-choice-direction-clockwise = Влево
    .help = По часовой стрелке, как на некоторых сайтах.
belot-choice-doubling-none = Нет
    .help = Только контракты.
belot-choice-doubling-double = Контра
    .help = Контракт противников можно удвоить.
belot-choice-doubling-redouble = Контра и реконтра
    .help = Очков до четырёх раз больше.
belot-choice-declaration_mode-manual = Игроки
    .help = Каждый выбирает, что объявить.
belot-choice-declaration_mode-auto = Автоматически
    .help = За каждого объявляется лучшее.
belot-choice-declaration_timing-first_card = С первой картой
    .help = До своей первой карты.
belot-choice-declaration_timing-first_trick = В первой взятке
    .help = После неё всех спрашивают ещё раз.
belot-choice-declaration_reveal-after_deal = После раздачи
    .help = До этого известен только вид.
belot-choice-declaration_reveal-after_first_trick = После первой взятки
    .help = Все увидят карты раньше.
belot-choice-declaration_contest-separate = Отдельно
    .help = Последовательности с последовательностями, каре с каре.
belot-choice-declaration_contest-carre_first = Каре старше
    .help = Любое каре бьёт все последовательности.
belot-choice-carre_order-trump_values = Т 10 К Д
    .help = По очкам карт.
belot-choice-carre_order-natural = Т К Д 10
    .help = Как на некоторых сайтах.
belot-choice-eight_run-one_quinte = Квинта, 100
    .help = Пять карт и больше — всегда квинта.
belot-choice-eight_run-quinte_and_tierce = 120
    .help = Квинта и терция.
belot-choice-trickless_declarations-count = Считаются
    .help = Взятки не важны.
belot-choice-trickless_declarations-lost = Пропадают
    .help = Без взяток объявления не считаются.
belot-choice-belot_mode-manual = Игроки
    .help = Сказать с королём или дамой, иначе пропадает.
belot-choice-belot_mode-auto = Автоматически
    .help = Никогда не забывается.
belot-choice-no_trump_capot-90 = 90
    .help = Как в любом контракте.
belot-choice-no_trump_capot-180 = 180
    .help = Вдвое, как карты.
belot-choice-doubled_tie-all_hangs = Всё висит
    .help = Очки получит победитель следующей раздачи.
belot-choice-doubled_tie-defenders_keep_half = Половина висит
    .help = Другую половину записывают противники.

belot-problem-bid_over_double = Это важно, только если есть контра.
belot-problem-capot_doubled = Это важно, только если есть контра.
belot-problem-doubled_tie = Это важно, только если есть контра.
belot-problem-declaration_timing = Это важно, только если объявляют сами игроки.

# Контракты; .text стоит внутри предложения и называет масть; .short — знак из двух букв
belot-contract-clubs = Трефы
    .text = трефы
belot-contract-diamonds = Бубны
    .text = бубны
belot-contract-hearts = Черви
    .text = черви
belot-contract-spades = Пики
    .text = пики
belot-contract-no_trumps = Без козырей
    .text = без козырей
    .short = БК
belot-contract-all_trumps = Все козыри
    .text = все козыри
    .short = ВК
# $contract — текст выше
belot-contract-doubled = { $contract } с контрой
belot-contract-redoubled = { $contract } с реконтрой
belot-contract-none = Контракта ещё нет

# Что сказано последним, как можно короче, и кнопки
belot-call-pass = Пас
belot-call-double = Контра
belot-call-redouble = Реконтра

# Объявления; .text стоит внутри предложения
belot-declaration-tierce = Терция
    .text = терция
belot-declaration-quarte = Кварта
    .text = кварта
belot-declaration-quinte = Квинта
    .text = квинта
belot-declaration-carre = Каре
    .text = каре
belot-declaration-belot = Белот
    .text = белот
# $declaration — текст выше
belot-declaration-cards = { $declaration } { $cards }

# Пары
belot-team-us = Мы
belot-team-them = Они
# Для зрителя, у места: партнёр
belot-team-with = пара: { $name }
# Для зрителя, над столбцом: два имени
belot-team-pair = { $first } и { $second }
# $team — текст выше
belot-team-points = { $team }: { $points }
belot-team-tricks =
    { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
       *[other] { $count } взяток
    }
belot-hanging =
    { $points ->
        [one] { $points } очко висит
        [few] { $points } очка висят
       *[other] { $points } очков висят
    }

# Кнопки
belot-action-pass = Пас
belot-action-double = Контра
belot-action-redouble = Реконтра
belot-action-bid = Заявить: { $contract }
belot-action-play = Сыграть { $card }
belot-action-belot = { $card } с белотом
belot-action-say-belot = Объявить белот: { $cards }
belot-action-declare = Объявить
belot-action-declare-all = Объявить всё
belot-action-declare-none = Не объявлять
belot-action-declare-done = Больше ничего
belot-action-last-trick = Последняя взятка

# Строка над кнопками в свой ход
belot-turn-first = Ваш ход: заявка или пас
belot-turn-bid = Ваш ход: выше, чем { $contract }, или пас
belot-turn-pass = Ваш ход: выше уже некуда
belot-turn-double = Ваш ход: выше, контра или пас
belot-turn-redouble = Ваш ход: реконтра или оставить так
belot-turn-declare = До первой карты: что объявляете?
belot-turn-declare-late = После первой взятки: что объявляете?
belot-turn-lead = Ваш ход: начните взятку
belot-turn-play = Ваш ход: любая карта
belot-turn-follow = Ваш ход: в масть, { $suit }
belot-turn-raise = Ваш ход: перебейте, { $suit }
belot-turn-trump = Ваш ход: нужно бить козырем
belot-turn-overtrump = Ваш ход: нужно перебить козырем
belot-turn-undertrump = Ваш ход: нужно дать козырь

# Почему картой нельзя сыграть
belot-why-follow = Нужно дать масть: { $suit }.
belot-why-raise = Нужно перебить { $card }.
belot-why-trump = Нужно бить козырем.
belot-why-overtrump = Нужен козырь старше { $card }.
belot-why-declare = Сначала скажите, что объявляете.
belot-why-wait = Сейчас не ваш ход.

# Над тем, что можно объявить
belot-declare-conflict = Карта годится только в одно объявление: выберите одно.
belot-declare-secret = Другие услышат только вид, но не карты.

# Взятка, для слушающих и знаками
belot-trick-title = Взятка { $number } из 8
belot-trick-last = Последняя взятка
belot-trick-leads = ходит первым
belot-trick-winning = пока старше всех
belot-trick-won = берёт взятку
belot-trick-card = { $name }: { $card }
belot-trick-none = Последней взятки ещё нет.

# Что видно у места, для слушающих
belot-seat-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
belot-seat-partner = ваш партнёр
belot-seat-opponent = против вас
belot-seat-said = последнее слово: { $call }
belot-seat-plays = играет { $contract }
belot-seat-declared = объявлено: { $declarations }

# Что случилось
belot-event-dealt = У всех по пять карт; торговля начинается.
belot-event-dealt-cards = Вам: { $cards }.
belot-event-call-pass =
    { $you ->
        [yes] Вы пасуете.
       *[no] { $name } пасует.
    }
belot-event-call-double =
    { $you ->
        [yes] Вы говорите: контра.
       *[no] { $name } говорит: контра.
    }
belot-event-call-redouble =
    { $you ->
        [yes] Вы говорите: реконтра.
       *[no] { $name } говорит: реконтра.
    }
# $contract — .text контракта
belot-event-call =
    { $you ->
        [yes] Вы заявляете: { $contract }.
       *[no] { $name } заявляет: { $contract }.
    }
# в $contract может стоять «с контрой»
belot-event-contract =
    { $you ->
        [yes] Торговля окончена, вы играете: { $contract }.
       *[no] Торговля окончена, { $name } играет: { $contract }.
    }
belot-event-void = Все четверо спасовали; сдаёт следующий.
belot-event-declared =
    { $you ->
        [yes] Вы объявляете: { $declaration }.
       *[no] { $name } объявляет: { $declaration }.
    }
belot-event-no_declaration =
    { $you ->
        [yes] Вы больше ничего не объявляете.
       *[no] { $name } больше ничего не объявляет.
    }
belot-event-belot =
    { $you ->
        [yes] Вы объявляете белот: { $suit }.
       *[no] { $name } объявляет белот: { $suit }.
    }
belot-event-played =
    { $you ->
        [yes] Вы играете { $card }.
       *[no] { $name } играет { $card }.
    }
belot-event-trick =
    { $you ->
        [yes] Вы берёте взятку { $number }, в ней { $points }.
       *[no] { $name } берёт взятку { $number }, в ней { $points }.
    }
belot-event-revealed =
    { $you ->
        [yes] Вы показываете: { $declarations }.
       *[no] { $name } показывает: { $declarations }.
    }
belot-event-game_won =
    { $side ->
        [us] Вы выиграли игру: { $points } против { $others }.
        [them] Игру выиграли они: { $points } против { $others }.
       *[other] Игра выиграна, { $points } против { $others }: { $team }.
    }

# Как кончилась раздача; $raw и $against — очки игравшей и другой пары
belot-result-void = Все четверо спасовали: ничего не записано.
belot-result-made =
    { $side ->
        [us] Ваш контракт сыгран: { $raw } против { $against }.
        [them] Их контракт сыгран: { $raw } против { $against }.
       *[other] Контракт сыгран, { $raw } против { $against }: { $team }.
    }
belot-result-inside =
    { $side ->
        [us] Ваш контракт не сыгран: { $raw } против { $against }. Всё достаётся им.
        [them] Их контракт не сыгран: { $raw } против { $against }. Всё достаётся вам.
       *[other] Контракт не сыгран, { $raw } против { $against }: { $team }. Всё достаётся другим.
    }
belot-result-hanging = У обеих пар { $raw }: раздача висит.
belot-result-capot =
    { $side ->
        [us] Все восемь взяток ваши: капо.
        [them] Все восемь взяток у них: капо.
       *[other] Все восемь взяток, капо: { $team }.
    }
# $first и $second — пары
belot-result-recorded = Очки: { $first } { $one }, { $second } { $two }.
belot-result-doubled = Контра: { $total } × { $times } = { $points }.
belot-result-hung =
    { $side ->
        [us] Вам достаются и { $points }, что висели.
        [them] Им достаются и { $points }, что висели.
       *[other] Ещё { $points }, что висели: { $team }.
    }
belot-result-hangs =
    { $points ->
        [one] { $points } очко висит до следующей раздачи.
        [few] { $points } очка висят до следующей раздачи.
       *[other] { $points } очков висят до следующей раздачи.
    }
belot-result-scores = Счёт: { $first } { $one }, { $second } { $two }.
belot-result-one_more = Очков хватает, но будет ещё одна раздача.

# Подсчёт раздачи: строки таблицы со столбцом для каждой пары
belot-sum-title = Раздача { $number }
belot-sum-cards = Взятки
belot-sum-last_ten = Последняя
belot-sum-no_trumps = Без козырей: вдвое
belot-sum-declarations = Объявления
belot-sum-belots = Белот
belot-sum-capot = Капо
belot-sum-raw = Всего
belot-sum-own = Делим на 10
belot-sum-total = Вся раздача
belot-sum-doubled = Умножить на { $times }
belot-sum-hung = Висело
belot-sum-hangs = Висит
belot-sum-recorded = Очки
belot-sum-score = Счёт

# Шаги словами, под таблицей
belot-step-made = Сыграно: каждая пара записывает своё.
belot-step-made-doubled = Сыграно с контрой: всё достаётся игравшей паре.
belot-step-inside = Не сыграно: всё достаётся другой паре.
belot-step-hanging = Поровну: очки игравшей пары висят.
belot-step-hanging-doubled = Поровну с контрой: очки висят.
belot-step-round-suit = Округление: 7, 8, 9 вверх, от 0 до 5 вниз; из двух шестёрок вверх меньшее число.
belot-step-round-no_trumps = Округление: от 5 до 9 вверх, от 0 до 4 вниз.
belot-step-round-all_trumps = Округление: от 5 до 9 вверх, от 0 до 3 вниз; из двух четвёрок вверх меньшее число.
# $declaration — объявление с картами
belot-step-declared = { $name }: { $declaration }, { $points }
belot-standing-counts = считается
belot-standing-beaten = есть старше
belot-standing-equal = лучшие равны, не считается ни одно
belot-standing-carre = есть каре
belot-standing-no_trick = нет взяток, не считается

# Запись игры
belot-sheet-target = Играют до { $points }.
belot-sheet-empty = Ещё ни одна раздача не окончена.
belot-sheet-deal = Раздача
belot-sheet-contract = Контракт
belot-sheet-sum = Итого
belot-sheet-last = Последняя раздача
belot-sheet-all = Все раздачи этой игры
belot-sheet-made = сыграно
belot-sheet-inside = не сыграно
belot-sheet-hanging = висит
belot-sheet-void = все пас
belot-sheet-declarer = { $contract }, { $name }

# Игра вкратце и советы
belot-help-aim = Две пары, партнёры сидят друг против друга. Выигрывает пара, которая первой наберёт 151 очко.
belot-help-bidding = По пяти картам идёт торговля: трефы, бубны, черви, пики, без козырей, все козыри — каждый раз выше. После трёх пасов все получают ещё по три карты.
belot-help-order = Козыри от старшего: В 9 Т 10 К Д 8 7. Остальные карты: Т 10 К Д В 9 8 7.
belot-help-points = Козыри стоят: В 20, 9 14, Т 11, 10 10, К 4, Д 3. Остальные: Т 11, 10 10, К 4, Д 3, В 2. Последняя взятка даёт ещё 10.
belot-help-follow = Давайте масть. Нет масти — бейте козырем, если только не старше всех партнёр. Козырь, с которого зашли, а в игре «все козыри» любую карту, нужно перебивать, если можно.
belot-help-declare = С первой картой объявляют последовательности (терция 20, кварта 50, квинта 100) и четыре одинаковые (100, девятки 150, валеты 200). Записывает только пара с лучшим объявлением. Без козырей их нет.
belot-help-belot = Король и дама козырей — белот, 20 очков; его говорят с первой из двух карт.
belot-help-score = Паре, назвавшей контракт, нужно больше очков, чем другой, иначе всё записывают противники. Если поровну, её очки висят до следующей раздачи.
belot-help-double = С контрой игра вдвое дороже, с реконтрой вчетверо, и всё достаётся одной паре.

belot-tip-trumps = Валет и девятка одной масти — повод её заявить, если козырей три или рядом есть туз.
belot-tip-aces = Тузы и десятки хороши без козырей, валеты и девятки — когда все козыри.
belot-tip-draw = С сильными козырями заходите сначала с них: потом ваших тузов не перебьют.
belot-tip-partner = Если старше всех партнёр, отдавайте во взятку десятки.
belot-tip-last = Берегите верную карту на последнюю взятку: она даёт 10.
