### Сейска: пункты правил, действия, события, итоги.
### $you — "yes", если речь о собственном месте.

seiska-preset-basic = Обычные
    .help = Восьмёрка — 10 очков, туз — 5, прочие — 1. После пяти раздач выигрывает тот, у кого очков меньше.
seiska-preset-heavy = Тяжёлый счёт
    .help = Карты стоят дороже. Кто набрал 100 очков, выбывает; последний оставшийся выигрывает.
seiska-preset-ace_on_ace = Туз на туза
    .help = Как обычные, но туза можно класть на туза.

seiska-group-table = Стол
seiska-group-playing = Ходы
seiska-group-drawing = Добор карт
seiska-group-lappu = Лаппу
seiska-group-scoring = Очки и конец игры
seiska-group-other = Прочее

seiska-option-preset = Набор правил
    .help = С каких правил начать; каждый пункт можно изменить отдельно.
seiska-option-max_players = Места
    .help = Сколько человек может играть за столом; лучше всего от трёх до пяти.
seiska-option-packs = Колоды
    .help = Начиная с шести игроков одной колоды не хватает.
seiska-option-hand_size = Карт в начале
    .help = Столько карт сдают каждому.
seiska-option-max_draw = Сколько брать
    .help = Самое большее столько карт берёт за ход тот, кому нечем ходить.
seiska-option-draw_obligation = Остановиться раньше
    .help = Можно ли перестать брать карты и пасовать.
seiska-option-voluntary_draw = Брать по желанию
    .help = Можно взять карту, даже если есть чем ходить; потом надо сыграть то, что подходит.
seiska-option-multi_play = Несколько сразу
    .help = За ход можно сыграть несколько обычных карт одного достоинства.
seiska-option-ace_on_ace = Туз на туза
    .help = На туза можно положить туза любой масти.
seiska-option-lappu_penalty = Штрафные карты
    .help = Столько карт берёт тот, кто забыл сказать «лаппу».
seiska-option-lappu_mode = Кто говорит «лаппу»
    .help = У кого осталась одна обычная карта, должен сказать «лаппу».
seiska-option-scoring = Очки
    .help = Сколько стоят карты, оставшиеся на руках.
seiska-option-deals = Раздач в игре
    .help = После стольких раздач выигрывает тот, у кого очков меньше.
seiska-option-drop_out_at = Предел очков
    .help = Кто набрал столько очков, выбывает из игры.
seiska-option-tie_break = Поровну в конце
    .help = Что делать, если меньше всех очков у нескольких игроков.

seiska-choice-yes = Да
seiska-choice-no = Нет
seiska-choice-packs-auto = По числу игроков
    .help = Одна до пяти игроков, две — если больше.
seiska-choice-packs-one = Одна колода
    .help = 52 карты, не больше шести игроков.
seiska-choice-packs-two = Две колоды
    .help = 104 карты, каждая по два раза.
seiska-choice-draw_obligation-mandatory = Брать дальше
    .help = Пока карта не подойдёт или не взято всё положенное.
seiska-choice-draw_obligation-optional = Можно пасовать
    .help = Взяв одну карту, можно пасовать.
seiska-choice-lappu_mode-explicit = Сами игроки
    .help = Кнопкой, за пять секунд.
seiska-choice-lappu_mode-auto = Автоматически
    .help = За всех говорит стол, забыть нельзя.
seiska-choice-scoring-basic = Обычные
    .help = Восьмёрка 10, туз 5, прочие 1. Выигрывает тот, у кого очков меньше.
seiska-choice-scoring-heavy = Тяжёлые
    .help = Восьмёрка 25, туз 15, от короля до десятки 10, прочие 5. Выигрывает последний в игре.
seiska-choice-tie_break-shared = Делят победу
    .help = Выигрывают все, у кого меньше всего очков.
seiska-choice-tie_break-extra_deal = Ещё раздача
    .help = Играют, пока меньше всех не будет у одного.

# Что не сочетается — у пункта, где это написано
seiska-problem-max_players = Одной колоды хватает не больше чем на шестерых.
seiska-problem-lappu_penalty = Это важно, только если «лаппу» говорят сами игроки.
seiska-problem-deals = Это важно, только если счёт обычный.
seiska-problem-tie_break = Это важно, только если счёт обычный.
seiska-problem-drop_out_at = Это важно, только если счёт тяжёлый.

# Кнопки
seiska-action-play = Сыграть
    .count =
        { $count ->
            [one] Сыграть { $count } карту
            [few] Сыграть { $count } карты
           *[many] Сыграть { $count } карт
        }
seiska-action-lay = Сыграть, за ней ещё одна
seiska-action-draw = Взять
seiska-action-pass = Пас
seiska-action-suit = Заказать: { $suit }
seiska-action-lappu = Лаппу!
seiska-action-silent = Промолчать
seiska-action-cancel = Назад

# Последнее действие под именем: как можно короче
seiska-last-played = Ход
seiska-last-drew = Берёт
seiska-last-passed = Пас
seiska-last-lappu = Лаппу!
seiska-last-forgot = Без лаппу
seiska-last-went_out = Без карт
seiska-last-waits = Ждёт
seiska-last-dropped_out = Вне игры

seiska-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
seiska-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

# Середина стола
seiska-stock = Колода
seiska-discards = Сброс
# Для тех, кто слушает: верхняя карта и заказанная масть
seiska-top = Сверху: { $card }
seiska-named = Заказано: { $suit }
seiska-deal-of = Раздача { $number } из { $count }
seiska-deal-extra = Добавочная раздача
seiska-deal-heavy = Раздача { $number }, предел { $points }

# Строка над кнопками в свой ход
seiska-turn-play = Ваш ход: сыграйте карту
seiska-turn-play-draw = Ваш ход: сыграйте или возьмите карту
seiska-turn-draw = Ничего не подходит: возьмите карту
seiska-turn-special = Только восьмёрки и тузы: возьмите карту
seiska-turn-draw-pass = Возьмите ещё карту или пасуйте
seiska-turn-must = { $card } подходит, её надо сыграть
seiska-turn-must-any = Теперь есть чем ходить: сыграйте карту
seiska-turn-more = Нужна ещё одна карта того же достоинства
seiska-turn-suit = Какую масть заказываете?
seiska-turn-lappu = Осталась одна карта: скажите «лаппу»!
# Под ней: что выбрано или что можно сделать
seiska-hint-draws =
    { $count ->
        [one] Можно взять ещё { $count } карту.
        [few] Можно взять ещё { $count } карты.
       *[many] Можно взять ещё { $count } карт.
    }
seiska-hint-draws-any =
    { $count ->
        [one] Можно взять { $count } карту.
       *[other] Можно взять до { $count } карт.
    }
seiska-hint-company = Добавьте карты того же достоинства или ходите.
seiska-hint-last = { $card } ляжет последней и задаст масть.
seiska-hint-armed = «Лаппу» прозвучит, как только останется одна карта.
seiska-hint-lappu = Скажите «лаппу», пока не вышло время.
seiska-hint-suit-own = У вас { $count }
seiska-seconds =
    { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
       *[many] осталось { $seconds } секунд
    }

# Почему картой нельзя ходить
seiska-why-match = Карта должна совпасть с верхней мастью или достоинством.
seiska-why-ace = Туз должен быть той же масти, что верхняя карта.
seiska-why-on-ace = На туза кладут обычную карту его масти.
seiska-why-on-eight = На восьмёрку кладут обычную карту заказанной масти.
seiska-why-special = С одними восьмёрками и тузами надо брать карту.
seiska-why-drawn = Взятую карту надо сыграть.
seiska-why-rank = Дальше идут только карты того же достоинства.

# Рядом с названием карты, для тех, кто слушает
seiska-card-playable = можно сыграть
seiska-card-chosen = выбрана, номер { $number }
seiska-card-drawn = только что взята

# Что произошло
seiska-event-dealt =
    { $count ->
        [one] Каждому сдают { $count } карту.
        [few] Каждому сдают { $count } карты.
       *[many] Каждому сдают { $count } карт.
    }
seiska-event-buried = Открылась карта { $card } и возвращается в колоду.
seiska-event-start_card = Открывают { $card }.
seiska-event-played =
    { $you ->
        [yes] Вы играете { $card }.
       *[no] { $name } играет { $card }.
    }
seiska-event-suit =
    { $you ->
        [yes] Вы заказываете масть: { $suit }.
       *[no] { $name } заказывает масть: { $suit }.
    }
seiska-event-drew =
    { $you ->
        [yes] { $count ->
            [one] Вы берёте { $count } карту.
            [few] Вы берёте { $count } карты.
           *[many] Вы берёте { $count } карт.
        }
       *[no] { $count ->
            [one] { $name } берёт { $count } карту.
            [few] { $name } берёт { $count } карты.
           *[many] { $name } берёт { $count } карт.
        }
    }
# Карты видны
seiska-event-drew-own = Вы берёте { $cards }.
seiska-event-drew-ace = Из-за туза все остальные берут по карте.
seiska-event-drew-start_ace = Из-за туза все получают ещё по карте.
seiska-event-passed =
    { $you ->
        [yes] Вы пасуете.
       *[no] { $name } пасует.
    }
seiska-event-passed-no_cards =
    { $you ->
        [yes] Брать больше нечего, вы пасуете.
       *[no] Брать больше нечего, { $name } пасует.
    }
seiska-event-lappu =
    { $you ->
        [yes] Вы говорите: лаппу!
       *[no] { $name } говорит: лаппу!
    }
seiska-event-forgot =
    { $you ->
        [yes] { $penalty ->
            [0] Вы забыли сказать «лаппу».
            [one] Вы забыли сказать «лаппу»: { $penalty } штрафная карта.
            [few] Вы забыли сказать «лаппу»: { $penalty } штрафные карты.
           *[many] Вы забыли сказать «лаппу»: { $penalty } штрафных карт.
        }
       *[no] { $penalty ->
            [0] { $name } не говорит «лаппу».
            [one] { $name } не говорит «лаппу»: { $penalty } штрафная карта.
            [few] { $name } не говорит «лаппу»: { $penalty } штрафные карты.
           *[many] { $name } не говорит «лаппу»: { $penalty } штрафных карт.
        }
    }
seiska-event-extra_turn =
    { $you ->
        [yes] Вы ходите ещё раз.
       *[no] { $name } ходит ещё раз.
    }
seiska-event-reshuffled =
    { $count ->
        [one] Сброс перетасован и стал колодой: { $count } карта.
        [few] Сброс перетасован и стал колодой: { $count } карты.
       *[many] Сброс перетасован и стал колодой: { $count } карт.
    }
seiska-event-went_out =
    { $you ->
        [yes] Вы без карт и выигрываете раздачу.
       *[no] { $name } без карт и выигрывает раздачу.
    }
seiska-event-blocked = Никто не может ни ходить, ни брать: раздачу никто не выигрывает.
seiska-event-counted =
    { $points ->
        [one] { $name }: { $cards } — { $points } очко, всего { $total }.
        [few] { $name }: { $cards } — { $points } очка, всего { $total }.
       *[many] { $name }: { $cards } — { $points } очков, всего { $total }.
    }
seiska-event-counted-none = { $name }: без очков, всего { $total }.
seiska-event-dropped_out =
    { $you ->
        [yes] У вас { $total } очков, вы выбываете из игры.
       *[no] { $name } выбывает из игры, очков: { $total }.
    }
seiska-event-extra_deal = Меньше всех очков у нескольких игроков: будет ещё раздача.
seiska-event-won =
    { $you ->
        [yes] Вы выигрываете игру.
       *[no] { $count ->
            [one] { $names } выигрывает игру.
           *[other] Игру выигрывают: { $names }.
        }
    }

# Итог
seiska-result-hand = { $name } { $points } ({ $total })
seiska-result-counted = Очки: { $hands }.
seiska-result-totals = Всего: { $hands }.
seiska-result-total = { $name } { $total }

# Запись очков
seiska-score-deal = №
seiska-score-total = Всего
seiska-score-empty = Ещё ни одна раздача не сыграна.
seiska-score-none = без участия
seiska-score-won = выигрыш раздачи
seiska-score-leads = меньше всех очков
seiska-score-winner = выигрыш игры
seiska-score-out = вне игры
seiska-score-rest = Здесь только последние раздачи; суммы — за все.
seiska-score-deals =
    { $count ->
        [one] В игре { $count } раздача. Выигрывает тот, у кого очков меньше.
        [few] В игре { $count } раздачи. Выигрывает тот, у кого очков меньше.
       *[many] В игре { $count } раздач. Выигрывает тот, у кого очков меньше.
    }
seiska-score-heavy = Предел — { $points } очков, кто его достиг, выбывает. Выигрывает последний в игре.

# Клавиши
seiska-key-draw = Взять карту
seiska-key-pass = Пас
seiska-key-lappu = Сказать «лаппу»
seiska-key-play = Сыграть выбранные карты
seiska-key-back = Выбрать заново

# Игра вкратце и советы
seiska-help-aim = Избавьтесь от всех карт первым. Остальные считают то, что у них осталось; чем меньше очков, тем лучше.
seiska-help-fit = Играйте карту той же масти или того же достоинства, что верхняя, или сразу несколько карт одного достоинства; последняя задаёт масть.
seiska-help-eight = Восьмёрка ложится на любую обычную карту, и вы заказываете масть. На восьмёрку кладут обычную карту этой масти, но не восьмёрку и не туза.
seiska-help-ace = Туз ложится только на свою масть. Все остальные берут по карте, а вы ходите ещё раз; на туза кладут обычную карту его масти.
seiska-help-draw = Если ничего не подходит, берите до трёх карт и играйте первую подходящую. Если не подошла ни одна, вы пасуете.
seiska-help-lappu = С одной обычной картой на руках скажите «лаппу», иначе возьмёте три карты. Восьмёркой или тузом закончить нельзя.
seiska-help-points = Восьмёрка — 10 очков, туз — 5, любая другая карта — 1.

seiska-tip-special = Не берегите восьмёрки и тузов до конца: если других карт нет, ходить ими нельзя.
seiska-tip-many = Играйте карты одного достоинства вместе, последней — ту масть, которой у вас больше.
seiska-tip-lappu = Кнопку «Лаппу» можно нажать ещё до хода предпоследней картой.
seiska-tip-eight = Заказывайте масть, которой у вас больше всего, или ту, из-за которой следующий брал карты.
