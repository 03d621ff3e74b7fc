### Сека: правила, ходове, събития, резултати.
### $you (и $otheryou) е "yes", когато става дума за мястото на читателя.

seka-preset-home = Немски домашни правила
    .help = Картите се показват, когато останат двама. На тъмно може да играе само първият.
seka-preset-online = Руски онлайн правила
    .help = След първия кръг можеш да сравниш картите си със съседа. На тъмно може всеки; три шестици са 34.

seka-group-table = Масата
seka-group-betting = Залагане
seka-group-cards = Карти и броене
seka-group-comparing = Сравняване на картите
seka-group-blind = Игра на тъмно
seka-group-swara = Свара
seka-group-other = Още

seka-option-preset = Набор правила
    .help = Определя всичко по-долу; после всяко правило може да се промени поотделно.
seka-option-max_players = Места
    .help = Колко души могат да играят на масата. Най-добре е от четирима до шестима.
seka-option-starting_chips = Чипове в началото
    .help = Всички започват с еднакъв брой.
seka-option-ante = Анте
    .help = Колко плаща всеки в пота преди всяко раздаване.
seka-option-min_bet = Най-малък залог
    .help = По-малко от това първият играч не може да заложи.
seka-option-max_bet = Най-голям залог
    .help = Никой отделен залог не може да е по-голям.
seka-option-deck = Тесте
    .help = С кои карти се играе.
seka-option-hand_size = Карти в ръка
    .help = Колко карти получава всеки.
seka-option-wild_cards = Жокери
    .help = Жокерът добавя 11 към който и да е цвят или допълва тройка.
seka-option-three_sixes_34 = Три шестици са 34
    .help = Три шестици стават най-силната ръка, вместо да се броят за 18.
seka-option-wild_in_three_sixes = Жокер допълва три шестици
    .help = И две шестици с жокер са 34.
seka-option-compare_mode = Кога се сравняват карти
    .help = Кой може да поиска сравняване и от кой момент.
seka-option-compare_reveal = Кой вижда сравнените карти
    .help = Когато в играта са повече от двама, откритото сравняване се вижда само от двамата.
seka-option-last_two_tie = Равенство между последните двама
    .help = Какво следва при равни ръце, когато са останали само двама.
seka-option-blind_play = Игра на тъмно
    .help = Кой може да залага, без да е гледал картите си; тогава другите плащат двойно.
seka-option-blind_knock = Край на тъмното
    .help = Дали играч, който е гледал картите си, може с вдигане да спре играта на тъмно за всички.
seka-option-blind_in_swara = На тъмно в сварата
    .help = И по време на свара може да се играе на тъмно.
seka-option-swara_folded_entry = Влизане в сварата
    .help = Дали отпадналите в раздаването могат да се върнат за сварата.
seka-option-swara_entry_basis = Цена на връщането
    .help = От кой пот се смята половината.
seka-option-swara_outsider_entry = Външни играчи в сварата
    .help = Дали може да влезе и който не е участвал в раздаването.
seka-option-swara_split = Делене на пота
    .help = Играчите с равни ръце могат да разделят пота, вместо да играят нататък.
seka-option-swara_ante = Анте в сварата
    .help = Всеки в сварата плаща ново анте.
seka-option-short_chips = Недостиг на чипове
    .help = Какво става с играч, който не може да плати цената.
seka-option-end_condition = Край на играта
    .help = Кога играта свършва и се обявява победител.
seka-option-time_limit_minutes = Минути за игра
    .help = Започнатото раздаване винаги се доиграва.

seka-choice-deck-standard36 = 36 карти
    .help = От шестица до асо.
seka-choice-deck-trynka24 = 24 карти (тринка)
    .help = Без попове, дами и валета.
seka-choice-hand_size-3 = Три
    .help = Обичайната игра.
seka-choice-hand_size-2 = Две („два листа“)
    .help = По-бързо е и няма тройки.
seka-choice-wild_cards-none = Няма
    .help = Седмица спатия е обикновена карта.
seka-choice-wild_cards-club_seven = Седмица спатия
    .help = Обичайният жокер.
seka-choice-wild_cards-black_sevens = Двете черни седмици
    .help = Седмица спатия и седмица пика.
seka-choice-wild_cards-all_sevens = Четирите седмици
    .help = Силни ръце през цялото време.
seka-choice-compare_mode-last_two = Когато останат двама
    .help = Всеки от двамата може да плати последния залог и да поиска показване.
seka-choice-compare_mode-any_previous = По всяко време
    .help = Можеш да сравниш картите си с играча преди теб; по-слабата ръка отпада.
seka-choice-compare_mode-after_first_round = След първия кръг
    .help = Същото, но чак след като вече имаш залог. Никой не вижда картите на другия.
seka-choice-compare_reveal-public = Цялата маса
    .help = Двете ръце се откриват пред всички.
seka-choice-compare_reveal-between_two = Двамата играчи
    .help = Те виждат картите си един на друг, останалите – не.
seka-choice-compare_reveal-private = Никой
    .help = Обявява се само резултатът.
seka-choice-last_two_tie-swara = Свара
    .help = Играят нататък за същия пот.
seka-choice-last_two_tie-caller_out = Поискалият отпада
    .help = Който е поискал сравняването, губи при равенство.
seka-choice-blind_play-off = Никой
    .help = Всички гледат картите си.
seka-choice-blind_play-first_player = Първият играч
    .help = Само играчът вляво от раздаващия.
seka-choice-blind_play-anyone = Всеки
    .help = Всеки може да започне на тъмно, докато някой не заложи, след като е видял картите си.
seka-choice-blind_knock-off = Не може
    .help = Който играе на тъмно, продължава така, докато сам не погледне.
seka-choice-blind_knock-raise = С всяко вдигане
    .help = Стига един чип над двойния залог.
seka-choice-blind_knock-plus_one = С един чип повече
    .help = Стига един чип над залога на тъмно, дори да е по-малко от двойния.
seka-choice-swara_folded_entry-off = Не може
    .help = Продължават само играчите с равни ръце.
seka-choice-swara_folded_entry-half_pot = За половината пот
    .help = Може да се върне всеки, който е участвал в раздаването.
seka-choice-swara_entry_basis-at_declaration = Потът при равенството
    .help = Всички плащат еднакво.
seka-choice-swara_entry_basis-growing = Растящият пот
    .help = С всеки влязъл цената за следващия расте.
seka-choice-swara_outsider_entry-off = Не може
    .help = Само играчи от това раздаване.
seka-choice-swara_outsider_entry-full_pot = За целия пот
    .help = Който не е играл в раздаването, може да плати целия пот и да влезе.
seka-choice-short_chips-must_fold = Трябва да пасува
    .help = Когато му дойде редът, може единствено да пасува.
seka-choice-short_chips-auto_fold = Отпада веднага
    .help = Масата пасува вместо него.
seka-choice-end_condition-none = Без край
    .help = Играй, колкото искаш.
seka-choice-end_condition-time_limit = След определено време
    .help = Тогава печели този, който има най-много чипове.
seka-choice-end_condition-last_player = Един има всичко
    .help = Играе се, докато един играч събере всички чипове.

# Какво не се съчетава; показва се при съответното правило
seka-problem-min_bet = Най-малкият залог е по-голям от най-големия.
seka-problem-blind_play = С такъв най-голям залог никой не може да заложи на тъмно: половината му е под най-малкия залог.
seka-problem-ante = Антето е повече от чиповете в началото.
seka-problem-wild_in_three_sixes = Има значение само с жокери, три карти в ръка и три шестици за 34.
seka-problem-last_two_tie = Има значение само ако картите се сравняват по всяко време.
seka-problem-blind_in_swara = Има значение само ако се играе на тъмно.
seka-problem-swara_entry_basis = Има значение само ако може да се влиза за половината пот.
seka-problem-time_limit_minutes = Има значение само ако играта свършва след определено време.
seka-problem-blind_knock = Има значение само ако се играе на тъмно.
seka-problem-three_sixes_34 = Има значение само с три карти в ръка.

# Бутони. .amount носи цената, .blind е за играч, който не е гледал картите си.
seka-action-fold = Пас
seka-action-bet = Заложи
    .amount = Заложи { $amount }
    .blind = На тъмно { $amount }
seka-action-support = Плати
    .amount = Плати { $amount }
    .blind = На тъмно за { $amount }
seka-action-raise = Вдигни
    .amount = Вдигни до { $amount }
    .blind = На тъмно до { $amount }
seka-action-knock = Спри тъмното
    .amount = Спри тъмното: { $amount }
seka-action-show = Покажи
    .amount = Покажи за { $amount }
seka-action-open = Сравни
    .amount = Сравни за { $amount }
seka-action-look = Погледни
seka-action-split = Раздели пота
seka-action-play = Играй нататък
seka-action-join = Влез
    .amount = Влез за { $amount }
seka-action-decline = Остани вън

# Последният ход под името: възможно най-кратко.
seka-last-bet = Залог { $amount }
seka-last-support = Плаща { $amount }
seka-last-raise = Вдига { $amount }
seka-last-knock = Спира { $amount }
seka-last-show = Показва
seka-last-open = Сравнява
seka-last-look = Погледна
seka-last-fold = Пас
seka-last-split = За делене
seka-last-play = За игра
seka-last-join = Влиза
seka-last-decline = Остава вън
seka-last-eliminated = Отпада
seka-last-blind = Тъмно { $amount }
seka-last-tied = Равни
seka-last-won = Печели { $amount }

seka-hand-suit = { $value }, { $suit }
seka-hand-suit-wild = { $value }, { $suit } с жокер
seka-hand-triple = { $value }, { $three }
seka-hand-triple-wild = { $value }, { $three } с жокер
seka-hand-two_aces = { $value }, две аса
seka-hand-three_sixes = { $value }, три шестици
seka-band-very_strong = много силна ръка
seka-band-good = добра ръка
seka-band-fair = средна ръка
seka-band-weak = слаба ръка

seka-blind-hand = Картите ти още са на тъмно
seka-blind-on = Игра на тъмно: с видени карти се плаща двойно
seka-look-warning = Ако погледнеш, оставането струва { $price }, а имаш { $chips }. Ще можеш само да пасуваш.
    .title = Все пак ли ще погледнеш?
    .confirm = Погледни, после пас
    .cancel = Остани на тъмно

# Редът над бутоните, когато читателят е на ход
seka-turn-first = Твой ред е: залог или пас
seka-turn-first-blind = Твой ред е: залог на тъмно, поглед или пас
seka-turn-price = Твой ред е: { $price }, за да останеш
seka-turn-price-blind = Твой ред е: { $price }, за да останеш на тъмно
seka-turn-fold-only = Твой ред е: чиповете ти не стигат за { $price }, само пас
seka-turn-split = Равенство! Делиш пота или играеш нататък?
seka-turn-join = Свара: влизаш ли за { $price }?
seka-level = За оставане: { $amount }

seka-swara-title =
    { $number ->
        [1] Свара
       *[other] Свара номер { $number }
    }
seka-swara-tied = Равни: { $names }.
seka-swara-tied-value = { $value } = { $value }, равенство: { $names }.
seka-swara-split = Потът от { $pot } може да се раздели или да се разиграе с нови карти.
seka-swara-entry = Всеки, който е участвал в раздаването, може да влезе за { $price }; в пота има { $pot }.
seka-swara-on = За { $pot } играят: { $names }.

seka-event-ante =
    { $you ->
        [yes] Плащаш анте { $amount }.
       *[no] { $name } плаща анте { $amount }.
    }
seka-event-antes = Всеки плаща анте { $amount }.
seka-event-dealt = Картите са раздадени.
seka-event-bet =
    { $you ->
        [yes] Залагаш { $amount }.
       *[no] { $name } залага { $amount }.
    }
seka-event-bet-blind =
    { $you ->
        [yes] Залагаш { $amount } на тъмно.
       *[no] { $name } залага { $amount } на тъмно.
    }
seka-event-support =
    { $you ->
        [yes] Плащаш { $amount }.
       *[no] { $name } плаща { $amount }.
    }
seka-event-support-blind =
    { $you ->
        [yes] Оставаш на тъмно за { $amount }.
       *[no] { $name } остава на тъмно за { $amount }.
    }
seka-event-raise =
    { $you ->
        [yes] Вдигаш до { $amount }.
       *[no] { $name } вдига до { $amount }.
    }
seka-event-raise-blind =
    { $you ->
        [yes] Вдигаш на тъмно до { $amount }.
       *[no] { $name } вдига на тъмно до { $amount }.
    }
seka-event-knock =
    { $you ->
        [yes] Спираш играта на тъмно.
       *[no] { $name } спира играта на тъмно.
    }
seka-event-look =
    { $you ->
        [yes] Поглеждаш картите си.
       *[no] { $name } поглежда картите си.
    }
seka-event-look-forced =
    { $you ->
        [yes] Вече виждаш картите си.
       *[no] { $name } вече вижда картите си.
    }
seka-event-fold =
    { $you ->
        [yes] Пасуваш.
       *[no] { $name } пасува.
    }
seka-event-fold-forced =
    { $you ->
        [yes] Не можеш да платиш и отпадаш.
       *[no] { $name } не може да плати и отпада.
    }
seka-event-show =
    { $you ->
        [yes] Плащаш { $amount } и искаш показване срещу { $other }.
       *[no] { $name } плаща { $amount } и иска показване срещу { $otheryou ->
            [yes] теб
           *[no] { $other }
        }.
    }
seka-event-open =
    { $you ->
        [yes] Плащаш { $amount } и сравняваш картите си с тези на { $other }.
       *[no] { $name } плаща { $amount } и сравнява картите си с { $otheryou ->
            [yes] твоите
           *[no] тези на { $other }
        }.
    }
seka-event-revealed =
    { $you ->
        [yes] Показваш { $cards }.
       *[no] { $name } показва { $cards }.
    }
seka-event-revealed-value =
    { $you ->
        [yes] Показваш { $cards }: { $value }.
       *[no] { $name } показва { $cards }: { $value }.
    }
seka-event-eliminated =
    { $you ->
        [yes] Губиш сравняването и отпадаш.
       *[no] { $name } губи сравняването и отпада.
    }
seka-event-swara = Свара за { $pot }: { $names }.
seka-event-split =
    { $you ->
        [yes] Искаш делене на пота.
       *[no] { $name } иска делене на пота.
    }
seka-event-play =
    { $you ->
        [yes] Искаш да играеш нататък.
       *[no] { $name } иска да играе нататък.
    }
seka-event-join =
    { $you ->
        [yes] Влизаш в сварата за { $amount }.
       *[no] { $name } влиза в сварата за { $amount }.
    }
seka-event-decline =
    { $you ->
        [yes] Оставаш вън от сварата.
       *[no] { $name } остава вън от сварата.
    }
seka-event-redeal = Нови карти за сварата.
seka-event-won =
    { $you ->
        [yes] Печелиш { $amount }.
       *[no] { $name } печели { $amount }.
    }
seka-event-divided =
    { $you ->
        [yes] Получаваш { $amount } от пота.
       *[no] { $name } получава { $amount } от пота.
    }

seka-result-folds =
    { $you ->
        [yes] Всички други пасуваха; вземаш { $amount }.
       *[no] Всички други пасуваха; { $name } взема { $amount }.
    }
# $winneryou и $loseryou са "yes" за мястото на читателя
seka-result-beats =
    { $winneryou ->
        [yes] Твоята ръка ({ $value }) бие { $loser } ({ $other }).
       *[no] { $loseryou ->
            [yes] { $winner } ({ $value }) бие твоята ръка ({ $other }).
           *[no] { $winner } ({ $value }) бие { $loser } ({ $other }).
        }
    }
seka-result-compared =
    { $you ->
        [yes] Печелиш последното сравняване и вземаш { $amount }.
       *[no] { $name } печели последното сравняване и взема { $amount }.
    }
seka-result-all =
    { $you ->
        [yes] Никой не може да залага, затова се сравняват всички ръце: печелиш със сбор { $value }.
       *[no] Никой не може да залага, затова се сравняват всички ръце: { $name } печели със сбор { $value }.
    }
seka-result-all-divided = Никой не може да залага, затова се сравняват всички ръце. Делят си { $amount }: { $names }.
seka-result-split = Потът от { $amount } се дели: { $names }.
seka-result-takes =
    { $you ->
        [yes] Вземаш { $amount }.
       *[no] { $name } взема { $amount }.
    }

seka-help-aim = Спечели пота: имай най-силната ръка, когато картите се сравняват, или остани единственият, който не е пасувал.
seka-help-count = Ръката ти струва най-доброто от три: сбора на картите от един цвят, сбора на три еднакви карти или 22 за две аса.
seka-help-points = Асо – 11; поп, дама, вале и десетка – 10; деветка, осмица, седмица и шестица – колкото числото им.
seka-help-wild = Жокерът добавя 11 към който и да е цвят или замества липсващата карта в тройка. Най-силната ръка са три аса или две аса с жокер: 33.
seka-help-betting = Започва играчът вляво от раздаващия. Всеки ход иска нов залог, не по-малък от предишния. Залозите никога не се изравняват.
seka-help-show = Когато останат двама, всеки от тях може да плати последния залог и да поиска показване. По онлайн правилата картите се сравняват със съседа след първия кръг.
seka-help-blind = Ако залагаш, без да си видиш картите, всеки, който ги е видял, плаща двойно. Можеш да погледнеш на всеки свой ход.
seka-help-swara = При равни ръце става свара: потът остава, а играчите с равни ръце получават нови карти. Другите могат да се върнат за половината пот.

seka-tip-numbers = Запомни числата: 31 и нагоре е много силно, от 25 до 30 – добро, под 20 – слабо. Колкото повече са играчите, толкова по-силни ръце трябва да очакваш.
seka-tip-bluff = Блъфирай от време на време, но само докато залагат няколко души: последният противник може просто да поиска показване.
seka-tip-aces = Две аса са добра, но не и страхотна ръка: 22 е повече от всеки две карти от един цвят без жокер, но губи от три карти от един цвят с повече точки и от три осмици нагоре.
seka-tip-swara = Помисли добре, преди да влезеш в свара: половината пот е висока цена за три непознати карти.
seka-tip-bet = Залагай скромно. Кръговете може да са много и потът расте бързо.
