### 7 и 27: правила, ходове, събития, резултати.
### $you е "yes", когато става дума за мястото на читателя.

seven_twenty_seven-preset-standard = Домашни правила
    .help = Както се играе вкъщи: залози от един до пет чипа, три вдигания в кръг.

seven_twenty_seven-group-table = Масата
seven_twenty_seven-group-betting = Залагане
seven_twenty_seven-group-cards = Карти и сборове
seven_twenty_seven-group-taking = Теглене на карти
seven_twenty_seven-group-showdown = Показване
seven_twenty_seven-group-announcing = Обявяване
seven_twenty_seven-group-other = Още

seven_twenty_seven-option-preset = Набор правила
    .help = Наборът е само един; всяко правило може да се промени поотделно.
seven_twenty_seven-option-min_players = Минимум играчи
    .help = Толкова трябват за начало; после стигат и двама.
seven_twenty_seven-option-max_players = Места
    .help = Колко души могат да играят на масата.
seven_twenty_seven-option-starting_chips = Чипове в началото
    .help = Всички започват с еднакъв брой.
seven_twenty_seven-option-ante = Анте
    .help = Колко плаща всеки в пота преди всяко раздаване.
seven_twenty_seven-option-bet_min = Най-малък залог
    .help = Най-малкото, което може да се заложи или добави при вдигане.
seven_twenty_seven-option-bet_max = Най-голям залог
    .help = Най-многото, което може да се заложи или добави при вдигане.
seven_twenty_seven-option-max_raises = Вдигания в кръг
    .help = Колко пъти може да се вдига в един кръг на залагане.
seven_twenty_seven-option-over_is_out = Над целта отпада
    .help = Сбор над целта не печели нищо; над 27 отпадаш веднага.
seven_twenty_seven-option-declare = Обявяване
    .help = Преди показването всеки тайно избира 7, 27 или двете.
seven_twenty_seven-option-declare_tie = Поделена половина при „двете“
    .help = Дали поделената половина се брои за спечелена, ако играчът е обявил двете.
seven_twenty_seven-option-declare_deadlock = Никой няма право
    .help = Какво става, когато нито едно обявяване не печели.
seven_twenty_seven-option-frozen = Замръзване
    .help = Който два пъти поред откаже карта, повече не може да взема.
seven_twenty_seven-option-picture_value = Картинки
    .help = Колко струват вале, дама и поп.
seven_twenty_seven-option-under_beats_over = Под бие над
    .help = При еднаква разлика печели сборът под целта.
seven_twenty_seven-option-fewer_cards_win = По-малко карти печелят
    .help = При еднакъв сбор печели ръката с по-малко карти.
seven_twenty_seven-option-extra_cards = Следващи карти
    .help = Как се раздават картите, които играчите вземат.
seven_twenty_seven-option-short_chips = Недостиг на чипове
    .help = Какво става с играч, който не може да плати цял залог.
seven_twenty_seven-option-odd_chip_half = Неделим чип
    .help = Коя половина получава чипа, който не може да се раздели.
seven_twenty_seven-option-end_condition = Край на играта
    .help = Кога играта свършва и се обявява победител.
seven_twenty_seven-option-hands_limit = Брой раздавания
    .help = След толкова раздавания играта свършва.
seven_twenty_seven-option-time_limit_minutes = Минути за игра
    .help = Започнатото раздаване винаги се доиграва.

seven_twenty_seven-choice-yes = Да
seven_twenty_seven-choice-no = Не
seven_twenty_seven-choice-declare_tie-loses = Губи
    .help = И двете трябва да се спечелят без делене.
seven_twenty_seven-choice-declare_tie-counts = Брои се
    .help = Стига да участваш в деленето и на двете.
seven_twenty_seven-choice-declare_deadlock-cards_speak = Решават картите
    .help = Потът се дели така, сякаш никой не е обявявал.
seven_twenty_seven-choice-declare_deadlock-carry_over = Потът остава
    .help = Играе се за него в следващото раздаване.
seven_twenty_seven-choice-picture_value-half = Половин точка
    .help = Вале, дама и поп струват ½.
seven_twenty_seven-choice-picture_value-half_or_ten = Половин точка или десет
    .help = По избор на играча, поотделно за всяка цел.
seven_twenty_seven-choice-extra_cards-down = Закрити
    .help = Вижда ги само играчът.
seven_twenty_seven-choice-extra_cards-up = Открити
    .help = Виждат ги всички.
seven_twenty_seven-choice-short_chips-all_in = Ол-ин
    .help = Слага останалото и играе за част от пота.
seven_twenty_seven-choice-short_chips-must_fold = Пас
    .help = Може единствено да пасува.
seven_twenty_seven-choice-odd_chip_half-seven = Половината за 7
    .help = Получава го ниската половина.
seven_twenty_seven-choice-odd_chip_half-twenty_seven = Половината за 27
    .help = Получава го високата половина, както обикновено.
seven_twenty_seven-choice-end_condition-none = Без край
    .help = Играй, колкото искаш.
seven_twenty_seven-choice-end_condition-hands = След определен брой раздавания
    .help = Тогава печели този, който има най-много чипове.
seven_twenty_seven-choice-end_condition-time_limit = След определено време
    .help = Тогава печели този, който има най-много чипове.
seven_twenty_seven-choice-end_condition-last_player = Един има всичко
    .help = Докато един играч спечели всички чипове.

# Какво не се съчетава; казва се при правилото, където е
seven_twenty_seven-problem-min_players = Местата са по-малко от нужните играчи.
seven_twenty_seven-problem-bet_min = Най-малкият залог е по-голям от най-големия.
seven_twenty_seven-problem-declare_tie = Има значение само ако всички обявяват.
seven_twenty_seven-problem-declare_deadlock = Има значение само ако всички обявяват.
seven_twenty_seven-problem-under_beats_over = Няма значение, ако сборовете над целта не печелят нищо.
seven_twenty_seven-problem-hands_limit = Има значение само ако играта свършва след определен брой раздавания.
seven_twenty_seven-problem-time_limit_minutes = Има значение само ако играта свършва след определено време.

# Бутони. .amount носи цената, .all-in е за ход, с който се залага всичко
seven_twenty_seven-action-fold = Пас
seven_twenty_seven-action-check = Чек
seven_twenty_seven-action-bet = Заложи
    .amount = Заложи { $amount }
    .all-in = Заложи { $amount }, ол-ин
seven_twenty_seven-action-call = Плати
    .amount = Плати { $amount }
    .all-in = Плати { $amount }, ол-ин
seven_twenty_seven-action-raise = Вдигни
    .amount = Вдигни с още { $amount }
    .all-in = Вдигни с още { $amount }, ол-ин
seven_twenty_seven-action-all_in = Ол-ин
seven_twenty_seven-action-take = Вземи карта
seven_twenty_seven-action-stand = Без карта
seven_twenty_seven-action-seven = 7
seven_twenty_seven-action-twenty_seven = 27
seven_twenty_seven-action-both = Двете

# Последният ход под името: възможно най-кратко
seven_twenty_seven-last-check = Чек
seven_twenty_seven-last-bet = Залага { $amount }
    .short = Залага
seven_twenty_seven-last-call = Плаща
seven_twenty_seven-last-raise = Вдига до { $amount }
    .short = Вдига
seven_twenty_seven-last-fold = Пас
seven_twenty_seven-last-take = Взема карта
seven_twenty_seven-last-stand = Без карта
seven_twenty_seven-last-bust = Над 27
seven_twenty_seven-last-frozen = Замръзва
seven_twenty_seven-last-all_in = Ол-ин
seven_twenty_seven-last-waits = Чака
seven_twenty_seven-last-won = Печели { $amount }
seven_twenty_seven-last-seven = За 7
seven_twenty_seven-last-twenty_seven = За 27
seven_twenty_seven-last-both = За двете

# Сборовете идват като текст, например 6½
seven_twenty_seven-total-seven = 7: { $total }, разлика { $distance }
seven_twenty_seven-total-twenty_seven = 27: { $total }, разлика { $distance }
seven_twenty_seven-total-none = { $target }: над целта, не печели нищо

seven_twenty_seven-shown = показва { $total }

# Над собствените карти
seven_twenty_seven-down = закрити
seven_twenty_seven-up = открити
# До сбора
seven_twenty_seven-away = разлика { $distance }
seven_twenty_seven-exact = точно
seven_twenty_seven-over = над целта
seven_twenty_seven-cards =
    { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }
seven_twenty_seven-frozen-own = Замръзване: повече карти не получаваш.

seven_twenty_seven-pot-main = Основен пот
seven_twenty_seven-pot-side = Страничен пот { $number }

seven_twenty_seven-half-seven = Половината за 7
seven_twenty_seven-half-twenty_seven = Половината за 27

seven_twenty_seven-stock = Карти в тестето: { $count }

seven_twenty_seven-raises-left = Оставащи вдигания: { $count }

seven_twenty_seven-carried = от тях { $amount } от предишното раздаване

seven_twenty_seven-level = За оставане: { $amount }

# Редът над бутоните, когато читателят е на ход
seven_twenty_seven-turn-first = Твой ред е: чек или залог
seven_twenty_seven-turn-price = Твой ред е: { $price }, за да останеш
seven_twenty_seven-turn-fold-only = Твой ред е: чиповете ти не стигат за { $price }, само пас
seven_twenty_seven-turn-draw = Вземаш ли карта?
seven_twenty_seven-turn-announce = За какво играеш? Още никой не го вижда.

seven_twenty_seven-announcing = Всеки тайно избира: 7, 27 или двете.

# Над бутоните
seven_twenty_seven-hint-draw = Ако никой не вземе карта, всички карти се откриват.
seven_twenty_seven-hint-both = С „двете“ трябва да спечелиш и двете половини, иначе не получаваш нищо.
seven_twenty_seven-hint-both-counts = С „двете“ трябва да спечелиш или поделиш и двете половини, иначе не получаваш нищо.

# Какво стана
seven_twenty_seven-event-ante =
    { $you ->
        [yes] Плащаш анте { $amount }.
       *[no] { $name } плаща анте { $amount }.
    }
seven_twenty_seven-event-antes = Всеки плаща анте { $amount }.
seven_twenty_seven-event-carried = В пота има { $amount } от предишното раздаване.
seven_twenty_seven-event-dealt = Картите са раздадени: една открита, една закрита.
seven_twenty_seven-event-dealt-cards = Раздадени карти: { $cards }.
seven_twenty_seven-event-dealt-seat = { $name } { $cards }
seven_twenty_seven-event-check =
    { $you ->
        [yes] Казваш чек.
       *[no] { $name } казва чек.
    }
seven_twenty_seven-event-bet =
    { $you ->
        [yes] Залагаш { $amount }.
       *[no] { $name } залага { $amount }.
    }
seven_twenty_seven-event-bet-all_in =
    { $you ->
        [yes] Залагаш { $amount } и си ол-ин.
       *[no] { $name } залага { $amount } и е ол-ин.
    }
seven_twenty_seven-event-call =
    { $you ->
        [yes] Плащаш { $amount }.
       *[no] { $name } плаща { $amount }.
    }
seven_twenty_seven-event-call-all_in =
    { $you ->
        [yes] Плащаш { $amount } и си ол-ин.
       *[no] { $name } плаща { $amount } и е ол-ин.
    }
seven_twenty_seven-event-raise =
    { $you ->
        [yes] Вдигаш с още { $by }.
       *[no] { $name } вдига с още { $by }.
    }
seven_twenty_seven-event-raise-all_in =
    { $you ->
        [yes] Вдигаш с още { $by } и си ол-ин.
       *[no] { $name } вдига с още { $by } и е ол-ин.
    }
seven_twenty_seven-event-fold =
    { $you ->
        [yes] Пасуваш.
       *[no] { $name } пасува.
    }
seven_twenty_seven-event-returned =
    { $you ->
        [yes] Връща ти се неплатеното от другите: { $amount }.
       *[no] { $name } си връща неплатеното от другите: { $amount }.
    }
seven_twenty_seven-event-take =
    { $you ->
        [yes] Вземаш карта.
       *[no] { $name } взема карта.
    }
seven_twenty_seven-event-card =
    { $you ->
        [yes] Получаваш { $card }.
       *[no] { $name } получава { $card }.
    }
seven_twenty_seven-event-stand =
    { $you ->
        [yes] Не вземаш карта.
       *[no] { $name } не взема карта.
    }
seven_twenty_seven-event-stand-frozen =
    { $you ->
        [yes] Замръзваш и не получаваш карта.
       *[no] { $name } замръзва и не получава карта.
    }
seven_twenty_seven-event-stand-no_cards =
    { $you ->
        [yes] За теб не остана карта.
       *[no] За { $name } не остана карта.
    }
seven_twenty_seven-event-reshuffle = Хвърлените карти се разбъркват и стават тесте: { $count }.
seven_twenty_seven-event-bust =
    { $you ->
        [yes] Надхвърляш 27 и отпадаш: { $cards }, { $total }.
       *[no] { $name } надхвърля 27 и отпада: { $cards }, { $total }.
    }
seven_twenty_seven-event-announced-seven =
    { $you ->
        [yes] Обявяваш 7.
       *[no] { $name } обявява 7.
    }
seven_twenty_seven-event-announced-twenty_seven =
    { $you ->
        [yes] Обявяваш 27.
       *[no] { $name } обявява 27.
    }
seven_twenty_seven-event-announced-both =
    { $you ->
        [yes] Обявяваш двете.
       *[no] { $name } обявява двете.
    }
seven_twenty_seven-event-revealed =
    { $you ->
        [yes] Показваш { $cards }.
       *[no] { $name } показва { $cards }.
    }
seven_twenty_seven-event-won =
    { $you ->
        [yes] Печелиш { $amount }.
       *[no] { $name } печели { $amount }.
    }
seven_twenty_seven-event-stays = { $amount } остават в пота за следващото раздаване.

# Резултатът: по един ред за всеки пот и всяка половина
seven_twenty_seven-result-folds =
    { $you ->
        [yes] Всички други са вън; вземаш { $amount }.
       *[no] Всички други са вън; { $name } взема { $amount }.
    }
seven_twenty_seven-result-pot = { $pot }: { $chips }, играят: { $names }.
seven_twenty_seven-result-half = { $half }, { $chips }: { $names } – { $total }, разлика { $distance }.
seven_twenty_seven-result-half-shared = { $half }, { $chips }: { $shares } – всички с разлика { $distance }.
seven_twenty_seven-result-share = { $name } { $amount } ({ $total })
seven_twenty_seven-result-half-exact = { $half }, { $chips }: { $names } – точно { $total }.
seven_twenty_seven-result-half-shared-exact = { $half }, { $chips }: { $shares } – всички точно.
seven_twenty_seven-result-rivals = За нея играят: { $names }.
seven_twenty_seven-result-alone = Никой друг не играе за нея.
seven_twenty_seven-result-half-none = { $half }: никой не играе за нея, всичко отива в другата половина.
seven_twenty_seven-result-odd-half = { $half } получава неделимия чип от пота.
seven_twenty_seven-result-odd-share = Неделим чип: { $names }.
seven_twenty_seven-result-cards_speak = Нито едно обявяване не печели, затова решават картите.
seven_twenty_seven-result-stays = Нито едно обявяване не печели: потът от { $chips } остава.
seven_twenty_seven-result-takes =
    { $you ->
        [yes] Вземаш { $amount }.
       *[no] { $name } взема { $amount }.
    }

# Играта накратко и съвети
seven_twenty_seven-help-aim = Ръката, най-близка до 7, печели половината пот, а най-близката до 27 – другата половина. Една ръка може да спечели и двете.
seven_twenty_seven-help-count = Всичките ти карти се събират. Няма значение дали си над или под целта – важна е само разликата.
seven_twenty_seven-help-points = Картите с числа струват числото си, вале, дама и поп – ½, асото – 1 или 11, за всяка цел както ти е изгодно. 5-A-A е съвършена ръка: и 7, и 27.
seven_twenty_seven-help-betting = В кръга на залагане казваш чек или залагаш, плащаш, вдигаш или пасуваш, докато всички в играта внесат поравно.
seven_twenty_seven-help-show = След залагането всеки може да вземе по една карта. Ако никой не вземе, всички карти се откриват; иначе се залага пак.

seven_twenty_seven-tip-pictures = Картинките не струват почти нищо: идеални са за донагласяне на сбор около 7.
seven_twenty_seven-tip-start = Ниската карта е добро начало за 7, високата – за 27. Асата са добри и за двете.
seven_twenty_seven-tip-look = Гледай откритите карти: който показва десетка, сигурно играе за 27.
seven_twenty_seven-tip-stop = Близо до 7 е рисковано да вземаш карта: една осмица разваля всичко. Спри, когато си близо.
