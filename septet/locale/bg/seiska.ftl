### Сейска: правила, ходове, събития, резултати.
### $you е "yes", когато става дума за мястото на читателя.

seiska-preset-basic = Обикновени
    .help = Осмица е 10 точки, асо 5, другите 1. След пет раздавания печели този с най-малко точки.
seiska-preset-heavy = Тежко броене
    .help = Картите струват повече. Който стигне 100 точки, отпада; печели последният останал.
seiska-preset-ace_on_ace = Асо върху асо
    .help = Като обикновената игра, но асо може да се сложи върху асо.

seiska-group-table = Масата
seiska-group-playing = Сваляне на карти
seiska-group-drawing = Теглене
seiska-group-lappu = Лаппу
seiska-group-scoring = Точки и край
seiska-group-other = Още

seiska-option-preset = Набор правила
    .help = Правилата, от които се тръгва; всяко може да се промени поотделно.
seiska-option-max_players = Места
    .help = Колко души могат да играят на масата; най-добре е от трима до петима.
seiska-option-packs = Тестета
    .help = От шестима играчи нататък едно тесте не стига.
seiska-option-hand_size = Карти в началото
    .help = По толкова карти се раздават на всеки.
seiska-option-max_draw = Карти за теглене
    .help = Най-много толкова карти тегли на ход този, който не може да играе.
seiska-option-draw_obligation = Спиране по-рано
    .help = Може ли играчът да спре да тегли и да пасува.
seiska-option-voluntary_draw = Теглене по желание
    .help = Може да се изтегли карта и когато има какво да се свали; после трябва да се свали подходяща карта.
seiska-option-multi_play = Няколко наведнъж
    .help = На един ход може да се свалят няколко обикновени карти с еднаква стойност.
seiska-option-ace_on_ace = Асо върху асо
    .help = Върху асо може да се сложи асо от всеки цвят.
seiska-option-lappu_penalty = Наказателни карти
    .help = Толкова карти тегли този, който забрави да каже „лаппу“.
seiska-option-lappu_mode = Кой казва „лаппу“
    .help = Когато остане една обикновена карта, трябва да се каже „лаппу“.
seiska-option-scoring = Точки
    .help = Колко струват картите, останали в ръката.
seiska-option-deals = Раздавания в игра
    .help = След толкова раздавания печели този с най-малко точки.
seiska-option-drop_out_at = Граница
    .help = Който събере толкова точки, отпада от играта.
seiska-option-tie_break = Равенство накрая
    .help = Какво става, ако няколко играчи имат най-малко точки.

seiska-choice-yes = Да
seiska-choice-no = Не
seiska-choice-packs-auto = Според играчите
    .help = Едно до петима играчи, две за повече.
seiska-choice-packs-one = Едно тесте
    .help = 52 карти, за най-много шестима играчи.
seiska-choice-packs-two = Две тестета
    .help = 104 карти, всяка по два пъти.
seiska-choice-draw_obligation-mandatory = Тегли се докрай
    .help = Докато излезе подходяща карта или се изтеглят всички позволени.
seiska-choice-draw_obligation-optional = С право на пас
    .help = След една изтеглена карта може да се пасува.
seiska-choice-lappu_mode-explicit = Играчите
    .help = С бутон, до пет секунди.
seiska-choice-lappu_mode-auto = Автоматично
    .help = Казва се вместо всички, никой не може да забрави.
seiska-choice-scoring-basic = Обикновено
    .help = Осмица 10, асо 5, другите 1. Печели този с най-малко точки.
seiska-choice-scoring-heavy = Тежко
    .help = Осмица 25, асо 15, от поп до десетка 10, другите 5. Печели последният останал.
seiska-choice-tie_break-shared = Делят победата
    .help = Печелят всички, които имат най-малко точки.
seiska-choice-tie_break-extra_deal = Още едно
    .help = Играе се, докато най-малко точки останат само за един.

# Какво не върви заедно, казано при самото правило
seiska-problem-max_players = Едно тесте стига за най-много шестима играчи.
seiska-problem-lappu_penalty = Има значение само ако играчите сами казват „лаппу“.
seiska-problem-deals = Има значение само при обикновено броене.
seiska-problem-tie_break = Има значение само при обикновено броене.
seiska-problem-drop_out_at = Има значение само при тежко броене.

# Бутони
seiska-action-play = Свали
    .count =
        { $count ->
            [one] Свали { $count } карта
           *[other] Свали { $count } карти
        }
seiska-action-lay = Свали, следва още една
seiska-action-draw = Тегли
seiska-action-pass = Пас
seiska-action-suit = Цвят { $suit }
seiska-action-lappu = Лаппу!
seiska-action-silent = Няма да кажа
seiska-action-cancel = Назад

# Последният ход под името: възможно най-кратко
seiska-last-played = Сваля
seiska-last-drew = Тегли
seiska-last-passed = Пас
seiska-last-lappu = Лаппу!
seiska-last-forgot = Без лаппу
seiska-last-went_out = Без карти
seiska-last-waits = Чака
seiska-last-dropped_out = Отпада

seiska-points =
    { $count ->
        [one] { $count } точка
       *[other] { $count } точки
    }
seiska-cards =
    { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }

# Средата на масата
seiska-stock = Тесте
seiska-discards = Купчина
# За слушащите: горната карта и поисканият цвят
seiska-top = Отгоре: { $card }
seiska-named = Поискан цвят: { $suit }
seiska-deal-of = Раздаване { $number } от { $count }
seiska-deal-extra = Още едно раздаване
seiska-deal-heavy = Раздаване { $number }, граница { $points }

# Редът над бутоните при собствен ход
seiska-turn-play = Твой ред е: свали карта
seiska-turn-play-draw = Твой ред е: свали или тегли
seiska-turn-draw = Нямаш подходяща карта: изтегли
seiska-turn-special = Само осмици и аса: изтегли карта
seiska-turn-draw-pass = Тегли още или пасувай
seiska-turn-must = Трябва да свалиш { $card }
seiska-turn-must-any = Вече имаш подходяща карта: свали я
seiska-turn-more = Трябва да свалиш още една карта със същата стойност
seiska-turn-suit = Кой цвят искаш?
seiska-turn-lappu = Остана една карта: кажи „лаппу“!
# Под него: какво е избрано или възможно
seiska-hint-draws =
    { $count ->
        [one] Може да изтеглиш още { $count } карта.
       *[other] Може да изтеглиш още { $count } карти.
    }
seiska-hint-draws-any =
    { $count ->
        [one] Може да изтеглиш { $count } карта.
       *[other] Може да изтеглиш до { $count } карти.
    }
seiska-hint-company = Добави карти със същата стойност или свали.
seiska-hint-last = { $card } е последна и определя цвета.
seiska-hint-armed = „Лаппу“ ще се каже, щом остане една карта.
seiska-hint-lappu = Кажи „лаппу“, преди да изтече времето.
seiska-hint-suit-own = Имаш { $count }
seiska-seconds =
    { $seconds ->
        [one] остава { $seconds } секунда
       *[other] остават { $seconds } секунди
    }

# Защо карта не може да се свали
seiska-why-match = Цветът или стойността трябва да са като на горната карта.
seiska-why-ace = Асото трябва да е от цвета на горната карта.
seiska-why-on-ace = Върху асо се слага обикновена карта от неговия цвят.
seiska-why-on-eight = Върху осмица се слага обикновена карта от поискания цвят.
seiska-why-special = Когато имаш само осмици и аса, трябва да теглиш.
seiska-why-drawn = Изтеглената карта трябва да се свали.
seiska-why-rank = Сега може само карта със същата стойност.

# До името на картата, за слушащите
seiska-card-playable = може да се свали
seiska-card-chosen = избрана, номер { $number }
seiska-card-drawn = току-що изтеглена

# Какво стана
seiska-event-dealt =
    { $count ->
        [one] Всеки получава { $count } карта.
       *[other] Всеки получава { $count } карти.
    }
seiska-event-buried = Обръща се { $card } и се връща в тестето.
seiska-event-start_card = Обръща се { $card }.
seiska-event-played =
    { $you ->
        [yes] Сваляш { $card }.
       *[no] { $name } сваля { $card }.
    }
seiska-event-suit =
    { $you ->
        [yes] Искаш { $suit }.
       *[no] { $name } иска { $suit }.
    }
seiska-event-drew =
    { $you ->
        [yes] { $count ->
            [one] Теглиш карта.
           *[other] Теглиш { $count } карти.
        }
       *[no] { $count ->
            [one] { $name } тегли карта.
           *[other] { $name } тегли { $count } карти.
        }
    }
# Картите се виждат
seiska-event-drew-own = Теглиш { $cards }.
seiska-event-drew-ace = Всички други теглят по карта заради асото.
seiska-event-drew-start_ace = Всички получават още по карта заради асото.
seiska-event-passed =
    { $you ->
        [yes] Пасуваш.
       *[no] { $name } пасува.
    }
seiska-event-passed-no_cards =
    { $you ->
        [yes] Няма повече карти за теглене, пасуваш.
       *[no] Няма повече карти за теглене, { $name } пасува.
    }
seiska-event-lappu =
    { $you ->
        [yes] Казваш: лаппу!
       *[no] { $name } казва: лаппу!
    }
seiska-event-forgot =
    { $you ->
        [yes] { $penalty ->
            [0] Не каза „лаппу“.
            [one] Не каза „лаппу“: { $penalty } наказателна карта.
           *[other] Не каза „лаппу“: { $penalty } наказателни карти.
        }
       *[no] { $penalty ->
            [0] { $name } не каза „лаппу“.
            [one] { $name } не каза „лаппу“: { $penalty } наказателна карта.
           *[other] { $name } не каза „лаппу“: { $penalty } наказателни карти.
        }
    }
seiska-event-extra_turn =
    { $you ->
        [yes] Отново е твой ред.
       *[no] { $name } играе още веднъж.
    }
seiska-event-reshuffled =
    { $count ->
        [one] Купчината се разбърква и става тесте: { $count } карта.
       *[other] Купчината се разбърква и става тесте: { $count } карти.
    }
seiska-event-went_out =
    { $you ->
        [yes] Изчистваш ръката и печелиш раздаването.
       *[no] { $name } изчиства ръката и печели раздаването.
    }
seiska-event-blocked = Никой не може нито да свали, нито да изтегли карта: раздаването остава без победител.
seiska-event-counted =
    { $points ->
        [one] { $name }: { $cards } – { $points } точка, общо { $total }.
       *[other] { $name }: { $cards } – { $points } точки, общо { $total }.
    }
seiska-event-counted-none = { $name }: без точки, общо { $total }.
seiska-event-dropped_out =
    { $you ->
        [yes] Имаш { $total } точки и отпадаш от играта.
       *[no] { $name } има { $total } точки и отпада от играта.
    }
seiska-event-extra_deal = Няколко играчи имат най-малко точки: следва още едно раздаване.
seiska-event-won =
    { $you ->
        [yes] Печелиш играта.
       *[no] { $count ->
            [one] { $names } печели играта.
           *[other] Играта печелят: { $names }.
        }
    }

# Резултатът
seiska-result-hand = { $name } { $points } ({ $total })
seiska-result-counted = Точки: { $hands }.
seiska-result-totals = Общо: { $hands }.
seiska-result-total = { $name } { $total }

# Листът с точките
seiska-score-deal = №
seiska-score-total = Общо
seiska-score-empty = Още няма завършено раздаване.
seiska-score-none = не участва
seiska-score-won = спечелено раздаване
seiska-score-leads = най-малко точки
seiska-score-winner = спечелена игра
seiska-score-out = отпада
seiska-score-rest = Тук са само последните раздавания; сборовете са за всички.
seiska-score-deals =
    { $count ->
        [one] Играта е от { $count } раздаване. Печели този с най-малко точки.
       *[other] Играта е от { $count } раздавания. Печели този с най-малко точки.
    }
seiska-score-heavy = Който събере { $points } точки, отпада. Печели последният останал.

# Клавиши
seiska-key-draw = Тегли карта
seiska-key-pass = Пас
seiska-key-lappu = Кажи „лаппу“
seiska-key-play = Свали избраните карти
seiska-key-back = Избери отново

# Играта накратко и съвети
seiska-help-aim = Изчисти ръката си пръв. Другите броят картите, които са им останали; колкото по-малко точки, толкова по-добре.
seiska-help-fit = Сваляй карта с цвета или стойността на горната, или няколко с еднаква стойност наведнъж; последната определя цвета.
seiska-help-eight = Осмица се слага върху всяка обикновена карта и казваш кой цвят искаш. Върху нея се слага обикновена карта от този цвят, но не осмица и не асо.
seiska-help-ace = Асо се слага само върху своя цвят. Всички други теглят по карта, а ти играеш отново; върху асо се слага обикновена карта от неговия цвят.
seiska-help-draw = Ако нямаш подходяща карта, теглиш до три и сваляш първата подходяща. Ако няма такава, пасуваш.
seiska-help-lappu = Когато ти остане една обикновена карта, кажи „лаппу“, иначе теглиш три карти. С осмица или асо не може да се излезе.
seiska-help-points = Осмица е 10 точки, асо 5, всяка друга карта 1.

seiska-tip-special = Не пази осмиците и асата за накрая: без други карти не можеш да ги свалиш.
seiska-tip-many = Сваляй картите с еднаква стойност заедно, последна – от цвета, от който имаш най-много.
seiska-tip-lappu = „Лаппу“ може да се натисне и преди предпоследната карта.
seiska-tip-eight = Искай цвета, от който имаш най-много, или този, заради който следващият тегли.
