### Seven Twenty-Seven: пункты правил, действия, события, итоги.
### $you — "yes", если речь о собственном месте.

seven_twenty_seven-preset-standard = Домашние правила
    .help = Как играют дома: ставки от одной до пяти фишек, три повышения за круг.

seven_twenty_seven-group-table = Стол
seven_twenty_seven-group-betting = Ставки
seven_twenty_seven-group-cards = Карты и суммы
seven_twenty_seven-group-taking = Добор карт
seven_twenty_seven-group-showdown = Вскрытие
seven_twenty_seven-group-announcing = Объявление
seven_twenty_seven-group-other = Прочее

seven_twenty_seven-option-preset = Набор правил
    .help = Оно одно; каждый пункт можно изменить отдельно.
seven_twenty_seven-option-min_players = Игроков не меньше
    .help = Столько нужно, чтобы начать; потом хватит и двоих.
seven_twenty_seven-option-max_players = Места
    .help = Сколько человек может играть за столом.
seven_twenty_seven-option-starting_chips = Фишек в начале
    .help = У всех поровну.
seven_twenty_seven-option-ante = Обязательная ставка
    .help = Её каждый платит в банк перед раздачей.
seven_twenty_seven-option-bet_min = Наименьшая ставка
    .help = Меньше нельзя ни поставить, ни добавить при повышении.
seven_twenty_seven-option-bet_max = Наибольшая ставка
    .help = Больше нельзя ни поставить, ни добавить при повышении.
seven_twenty_seven-option-max_raises = Повышений за круг
    .help = Сколько раз за круг можно повышать.
seven_twenty_seven-option-over_is_out = Перебор вне игры
    .help = Сумма выше цели не выигрывает; больше 27 — сразу вне игры.
seven_twenty_seven-option-declare = Объявление
    .help = Перед вскрытием все тайно выбирают 7, 27 или обе цели.
seven_twenty_seven-option-declare_tie = Делёж при «обеих»
    .help = Считается ли разделённая половина выигранной у объявившего обе.
seven_twenty_seven-option-declare_deadlock = Никто не вправе
    .help = Что делать, если ни одно объявление не выигрывает.
seven_twenty_seven-option-frozen = Заморозка
    .help = Кто дважды подряд отказался, больше карт не берёт.
seven_twenty_seven-option-picture_value = Картинки
    .help = Сколько стоят валет, дама и король.
seven_twenty_seven-option-under_beats_over = Недобор сильнее
    .help = При равном расстоянии выигрывает сумма ниже цели.
seven_twenty_seven-option-fewer_cards_win = Меньше карт сильнее
    .help = При равной сумме выигрывает рука, где меньше карт.
seven_twenty_seven-option-extra_cards = Новые карты
    .help = Как сдают карты, которые берут игроки.
seven_twenty_seven-option-short_chips = Не хватает фишек
    .help = Что делает игрок, который не может оплатить ставку целиком.
seven_twenty_seven-option-odd_chip_half = Лишняя фишка
    .help = Какой половине достаётся фишка, которую не поделить.
seven_twenty_seven-option-end_condition = Конец игры
    .help = Когда игра закончена и назван победитель.
seven_twenty_seven-option-hands_limit = Сколько раздач
    .help = После стольких раздач игра окончена.
seven_twenty_seven-option-time_limit_minutes = Время игры в минутах
    .help = Начатую раздачу всегда доигрывают.

seven_twenty_seven-choice-yes = Да
seven_twenty_seven-choice-no = Нет
seven_twenty_seven-choice-declare_tie-loses = Проигрывает
    .help = Обе половины надо выиграть в одиночку.
seven_twenty_seven-choice-declare_tie-counts = Засчитывается
    .help = Достаточно быть среди победителей обеих.
seven_twenty_seven-choice-declare_deadlock-cards_speak = Решают карты
    .help = Банк делят так, будто ничего не объявляли.
seven_twenty_seven-choice-declare_deadlock-carry_over = Банк остаётся
    .help = Его разыграют в следующей раздаче.
seven_twenty_seven-choice-picture_value-half = Пол-очка
    .help = Валет, дама и король стоят ½.
seven_twenty_seven-choice-picture_value-half_or_ten = Пол-очка или десять
    .help = По выбору игрока, для каждой цели.
seven_twenty_seven-choice-extra_cards-down = В закрытую
    .help = Их видит только сам игрок.
seven_twenty_seven-choice-extra_cards-up = В открытую
    .help = Их видят все.
seven_twenty_seven-choice-short_chips-all_in = Ва-банк
    .help = Ставит остаток и играет за часть банка.
seven_twenty_seven-choice-short_chips-must_fold = Пас
    .help = Остаётся только пасовать.
seven_twenty_seven-choice-odd_chip_half-seven = Половине 7
    .help = Её получает нижняя половина.
seven_twenty_seven-choice-odd_chip_half-twenty_seven = Половине 27
    .help = Её получает верхняя половина, как обычно.
seven_twenty_seven-choice-end_condition-none = Без конца
    .help = Играйте сколько хотите.
seven_twenty_seven-choice-end_condition-hands = По числу раздач
    .help = Потом выигрывает тот, у кого больше фишек.
seven_twenty_seven-choice-end_condition-time_limit = По времени
    .help = Потом выигрывает тот, у кого больше фишек.
seven_twenty_seven-choice-end_condition-last_player = Один забрал всё
    .help = Пока все фишки не окажутся у одного.

# Что не сочетается — у пункта, где это написано
seven_twenty_seven-problem-min_players = Мест меньше, чем нужно игроков.
seven_twenty_seven-problem-bet_min = Наименьшая ставка больше наибольшей.
seven_twenty_seven-problem-declare_tie = Это важно, только если цели объявляют.
seven_twenty_seven-problem-declare_deadlock = Это важно, только если цели объявляют.
seven_twenty_seven-problem-under_beats_over = Это не важно, если сумма выше цели не выигрывает.
seven_twenty_seven-problem-hands_limit = Это важно, только если играют до числа раздач.
seven_twenty_seven-problem-time_limit_minutes = Это важно, только если играют по времени.

# Кнопки. .amount называет цену, .all-in — когда ставят все
seven_twenty_seven-action-fold = Пас
seven_twenty_seven-action-check = Чек
seven_twenty_seven-action-bet = Поставить
    .amount = Поставить { $amount }
    .all-in = Поставить { $amount }, ва-банк
seven_twenty_seven-action-call = Уравнять
    .amount = Уравнять { $amount }
    .all-in = Уравнять { $amount }, ва-банк
seven_twenty_seven-action-raise = Повысить
    .amount = Повысить на { $amount }
    .all-in = Повысить на { $amount }, ва-банк
seven_twenty_seven-action-all_in = Ва-банк
seven_twenty_seven-action-take = Взять карту
seven_twenty_seven-action-stand = Без карты
seven_twenty_seven-action-seven = 7
seven_twenty_seven-action-twenty_seven = 27
seven_twenty_seven-action-both = Обе

# Последнее действие под именем: как можно короче
seven_twenty_seven-last-check = Чек
seven_twenty_seven-last-bet = Ставка { $amount }
    .short = Ставка
seven_twenty_seven-last-call = Уравнял
seven_twenty_seven-last-raise = До { $amount }
    .short = Повысил
seven_twenty_seven-last-fold = Пас
seven_twenty_seven-last-take = Взял карту
seven_twenty_seven-last-stand = Без карты
seven_twenty_seven-last-bust = Перебор
seven_twenty_seven-last-frozen = Заморожен
seven_twenty_seven-last-all_in = Ва-банк
seven_twenty_seven-last-waits = Ждёт
seven_twenty_seven-last-won = Берёт { $amount }
seven_twenty_seven-last-seven = На 7
seven_twenty_seven-last-twenty_seven = На 27
seven_twenty_seven-last-both = На обе

# Суммы приходят текстом, например 6½
seven_twenty_seven-total-seven = 7: { $total }, до цели { $distance }
seven_twenty_seven-total-twenty_seven = 27: { $total }, до цели { $distance }
seven_twenty_seven-total-none = { $target }: перебор, не выигрывает

seven_twenty_seven-shown = видно { $total }

# Над своими картами
seven_twenty_seven-down = закрытые
seven_twenty_seven-up = открытые
# Рядом с суммой
seven_twenty_seven-away = до цели { $distance }
seven_twenty_seven-exact = точно
seven_twenty_seven-over = перебор
seven_twenty_seven-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
seven_twenty_seven-frozen-own = Заморозка: карт вам больше не дают.

seven_twenty_seven-pot-main = Основной банк
seven_twenty_seven-pot-side = Боковой банк { $number }

seven_twenty_seven-half-seven = Половина 7
seven_twenty_seven-half-twenty_seven = Половина 27

seven_twenty_seven-stock = В колоде карт: { $count }

seven_twenty_seven-raises-left = Осталось повышений: { $count }

seven_twenty_seven-carried = из них { $amount } с прошлой раздачи

seven_twenty_seven-level = Чтобы остаться: { $amount }

# Строка над кнопками в свой ход
seven_twenty_seven-turn-first = Ваш ход: чек или ставка
seven_twenty_seven-turn-price = Ваш ход: { $price }, чтобы остаться
seven_twenty_seven-turn-fold-only = Ваш ход: { $price } не заплатить, только пас
seven_twenty_seven-turn-draw = Взять карту?
seven_twenty_seven-turn-announce = На что играете? Пока никто не видит.

seven_twenty_seven-announcing = Все тайно выбирают: 7, 27 или обе.

# Над кнопками
seven_twenty_seven-hint-draw = Если карту никто не возьмёт, все открывают карты.
seven_twenty_seven-hint-both = С «обеими» нужно выиграть обе половины, иначе вы не получите ничего.
seven_twenty_seven-hint-both-counts = С «обеими» нужно выиграть или разделить обе половины, иначе вы не получите ничего.

# Что произошло
seven_twenty_seven-event-ante =
    { $you ->
        [yes] Вы платите обязательную ставку { $amount }.
       *[no] { $name } платит обязательную ставку { $amount }.
    }
seven_twenty_seven-event-antes = Все платят обязательную ставку { $amount }.
seven_twenty_seven-event-carried = В банке { $amount } с прошлой раздачи.
seven_twenty_seven-event-dealt = Карты розданы: одна в открытую, одна в закрытую.
seven_twenty_seven-event-dealt-cards = Сданы карты: { $cards }.
seven_twenty_seven-event-dealt-seat = { $name } { $cards }
seven_twenty_seven-event-check =
    { $you ->
        [yes] Вы говорите «чек».
       *[no] { $name } говорит «чек».
    }
seven_twenty_seven-event-bet =
    { $you ->
        [yes] Вы ставите { $amount }.
       *[no] { $name } ставит { $amount }.
    }
seven_twenty_seven-event-bet-all_in =
    { $you ->
        [yes] Вы ставите { $amount } — ва-банк.
       *[no] { $name } ставит { $amount } — ва-банк.
    }
seven_twenty_seven-event-call =
    { $you ->
        [yes] Вы уравниваете: { $amount }.
       *[no] { $name } уравнивает: { $amount }.
    }
seven_twenty_seven-event-call-all_in =
    { $you ->
        [yes] Вы уравниваете: { $amount } — ва-банк.
       *[no] { $name } уравнивает: { $amount } — ва-банк.
    }
seven_twenty_seven-event-raise =
    { $you ->
        [yes] Вы повышаете на { $by }.
       *[no] { $name } повышает на { $by }.
    }
seven_twenty_seven-event-raise-all_in =
    { $you ->
        [yes] Вы повышаете на { $by } — ва-банк.
       *[no] { $name } повышает на { $by } — ва-банк.
    }
seven_twenty_seven-event-fold =
    { $you ->
        [yes] Вы пасуете.
       *[no] { $name } пасует.
    }
seven_twenty_seven-event-returned =
    { $you ->
        [yes] Вам возвращаются { $amount }: их никто не уравнял.
       *[no] { $name } получает обратно { $amount }: их никто не уравнял.
    }
seven_twenty_seven-event-take =
    { $you ->
        [yes] Вы берёте карту.
       *[no] { $name } берёт карту.
    }
seven_twenty_seven-event-card =
    { $you ->
        [yes] Вам приходит { $card }.
       *[no] { $name } получает { $card }.
    }
seven_twenty_seven-event-stand =
    { $you ->
        [yes] Вы не берёте карту.
       *[no] { $name } не берёт карту.
    }
seven_twenty_seven-event-stand-frozen =
    { $you ->
        [yes] Вы заморожены и карт не берёте.
       *[no] { $name } больше не берёт карт: заморозка.
    }
seven_twenty_seven-event-stand-no_cards =
    { $you ->
        [yes] Для вас карт больше нет.
       *[no] Карт больше нет: { $name } остаётся при своих.
    }
seven_twenty_seven-event-reshuffle = Сброшенные карты перемешаны и стали колодой: { $count }.
seven_twenty_seven-event-bust =
    { $you ->
        [yes] У вас перебор, вы вне игры: { $cards }, { $total }.
       *[no] { $name } — перебор, вне игры: { $cards }, { $total }.
    }
seven_twenty_seven-event-announced-seven =
    { $you ->
        [yes] Вы объявили 7.
       *[no] { $name } играет на 7.
    }
seven_twenty_seven-event-announced-twenty_seven =
    { $you ->
        [yes] Вы объявили 27.
       *[no] { $name } играет на 27.
    }
seven_twenty_seven-event-announced-both =
    { $you ->
        [yes] Вы объявили обе цели.
       *[no] { $name } играет на обе цели.
    }
seven_twenty_seven-event-revealed =
    { $you ->
        [yes] Вы открываете { $cards }.
       *[no] { $name } открывает { $cards }.
    }
seven_twenty_seven-event-won =
    { $you ->
        [yes] Вы выигрываете { $amount }.
       *[no] { $name } выигрывает { $amount }.
    }
seven_twenty_seven-event-stays = { $amount } остаются в банке на следующую раздачу.

# Итог: по строке на каждый банк и каждую половину
seven_twenty_seven-result-folds =
    { $you ->
        [yes] Все остальные вне игры; вы забираете { $amount }.
       *[no] Все остальные вне игры; { $name } забирает { $amount }.
    }
seven_twenty_seven-result-pot = { $pot }: { $chips }, играют { $names }.
seven_twenty_seven-result-half = { $half }, { $chips }: { $names } — { $total }, до цели { $distance }.
seven_twenty_seven-result-half-shared = { $half }, { $chips }: { $shares } — у всех до цели { $distance }.
seven_twenty_seven-result-share = { $name } { $amount } ({ $total })
seven_twenty_seven-result-half-exact = { $half }, { $chips }: { $names } — ровно { $total }.
seven_twenty_seven-result-half-shared-exact = { $half }, { $chips }: { $shares } — у всех точно.
seven_twenty_seven-result-rivals = Играли на неё: { $names }.
seven_twenty_seven-result-alone = Больше никто на неё не играл.
seven_twenty_seven-result-half-none = { $half }: никто не претендует, всё идёт другой половине.
seven_twenty_seven-result-odd-half = Лишняя фишка банка: { $half }.
seven_twenty_seven-result-odd-share = Лишняя фишка: { $names }.
seven_twenty_seven-result-cards_speak = Ни одно объявление не выиграло: решают карты.
seven_twenty_seven-result-stays = Ни одно объявление не выиграло: банк { $chips } остаётся.
seven_twenty_seven-result-takes =
    { $you ->
        [yes] Вы получаете { $amount }.
       *[no] { $name } получает { $amount }.
    }

# Игра вкратце и советы
seven_twenty_seven-help-aim = Половину банка берёт рука, самая близкая к 7, другую — самая близкая к 27. Можно взять обе.
seven_twenty_seven-help-count = Складываются все ваши карты. Выше или ниже цели — неважно, важно лишь расстояние.
seven_twenty_seven-help-points = Карты с числами стоят своё число, валет, дама и король — ½, туз — 1 или 11, для каждой цели как выгоднее. 5-Т-Т — идеал: и 7, и 27.
seven_twenty_seven-help-betting = В круге ставок: чек или ставка, уравнять, повысить или пас — пока все не внесли поровну.
seven_twenty_seven-help-show = После ставок каждый может взять карту. Если никто не взял — вскрытие, иначе новый круг ставок.

seven_twenty_seven-tip-pictures = Картинки почти ничего не стоят — ими удобно подогнать сумму к 7.
seven_twenty_seven-tip-start = Низкая карта — хорошее начало для 7, высокая — для 27. Тузы годятся для обеих.
seven_twenty_seven-tip-look = Смотрите на открытые карты: у кого десятка, тот, скорее всего, идёт на 27.
seven_twenty_seven-tip-stop = Брать карту рядом с 7 опасно: одна восьмёрка всё испортит. Подошли близко — остановитесь.
