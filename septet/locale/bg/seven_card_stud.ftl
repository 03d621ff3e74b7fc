### Седемкартов стъд: правила, ходове, събития, ръце, резултати.
### $you е "yes", когато става дума за мястото на читателя.

seven_card_stud-preset-cash = Кеш игра
    .help = 200 чипа, лимити 2 и 4. Играй, колкото искаш.
seven_card_stud-preset-tournament = Турнир
    .help = 500 чипа. Играе се, докато един събере всички; карти получават и играчите с малко чипове.

seven_card_stud-group-table = Масата
seven_card_stud-group-betting = Залагане
seven_card_stud-group-raising = Вдигания и ол-ин
seven_card_stud-group-order = Карти и ред
seven_card_stud-group-showdown = Показване
seven_card_stud-group-other = Още

seven_card_stud-option-preset = Вид игра
    .help = Определя всичко по-долу; после всяко правило може да се промени поотделно.
seven_card_stud-option-mode = Играчи с малко чипове
    .help = Дали получават карти играчите, на които чиповете не стигат за анте и бринг-ин.
seven_card_stud-option-max_players = Места
    .help = Обичайно са шест. При седем или осем картите може да не стигнат; тогава има обща карта.
seven_card_stud-option-starting_chips = Чипове в началото
    .help = Всички започват с еднакъв брой.
seven_card_stud-option-small_bet = Малък залог
    .help = Залогът на трета и четвърта улица.
seven_card_stud-option-big_bet = Голям залог
    .help = Залогът от пета улица нататък, обикновено двойно по-голям от малкия.
seven_card_stud-option-ante = Анте
    .help = Колко плаща всеки в пота преди всяко раздаване.
seven_card_stud-option-bring_in = Бринг-ин
    .help = Колко трябва да заложи най-ниската открита карта; по-малко от малкия залог.
seven_card_stud-option-max_raises = Вдигания в кръг
    .help = Колко пъти може да се вдига на всяка улица.
seven_card_stud-option-raise_over_bring_in = Вдигане от бринг-ина
    .help = На трета улица вдигането се смята от бринг-ина, а не от малкия залог, до който е допълнен.
seven_card_stud-option-heads_up_unlimited = Двама вдигат без ограничение
    .help = Когато останат само двама, могат да вдигат, колкото пъти искат.
seven_card_stud-option-fourth_street_pair = Голям залог при открит чифт
    .help = Ако някой показва чифт на четвърта улица, всеки може да залага и да вдига и с големия залог.
seven_card_stud-option-opener_5th_6th = Първи на пета и шеста улица
    .help = Кой започва.
seven_card_stud-option-opener_tie = Равни открити карти
    .help = Кой започва, когато откритите карти на двама са еднакво силни.
seven_card_stud-option-odd_chip = Неделими чипове
    .help = Кой получава чиповете от поделен пот, които не се делят поравно.
seven_card_stud-option-short_all_in = Непълен ол-ин
    .help = Колко голям трябва да е един ол-ин, за да се брои за залог или вдигане.
seven_card_stud-option-show_all = Показват всички
    .help = Накрая се откриват всички ръце. Иначе победените ръце се хвърлят, без да се показват.
seven_card_stud-option-burn_cards = Горене на карти
    .help = От четвърта улица нататък преди всяка улица една карта се маха, без да се вижда.
seven_card_stud-option-end_condition = Край на играта
    .help = Кога играта свършва и се обявява победител.
seven_card_stud-option-hands_limit = Брой раздавания
    .help = След толкова раздавания печели този, който има най-много чипове.
seven_card_stud-option-time_limit_minutes = Минути за игра
    .help = Започнатото раздаване винаги се доиграва.

seven_card_stud-choice-mode-cash = Пропускат
    .help = Като в кеш игра: карти получава само този, който има за анте и бринг-ин.
seven_card_stud-choice-mode-tournament = Получават карти
    .help = Като в турнир: всеки, който има поне един чип, получава карти, дори да е ол-ин с антето.
seven_card_stud-choice-opener_5th_6th-best_board = Най-силните открити карти
    .help = Както на четвърта улица.
seven_card_stud-choice-opener_5th_6th-highest_new_card = Най-високата нова карта
    .help = Брои се само току-що раздадената карта.
seven_card_stud-choice-opener_tie-suit = По-силният цвят
    .help = Пика, после купа, каро и спатия.
seven_card_stud-choice-opener_tie-position = Мястото
    .help = Който седи най-близо вляво от раздаващия.
seven_card_stud-choice-odd_chip-first_left_of_dealer = Вляво от раздаващия
    .help = По един на победителите поред, като се започне вляво от раздаващия.
seven_card_stud-choice-odd_chip-high_card_by_suit = Най-високата карта
    .help = Започва се от победителя с най-високата карта; при еднакви решава цветът.
seven_card_stud-choice-short_all_in-half_bet = Половин залог
    .help = От половината нагоре се брои за пълен и залагането се отваря отново.
seven_card_stud-choice-short_all_in-full_bet = Пълен залог
    .help = По-малкото може да се допълни, но не отваря нищо.
seven_card_stud-choice-end_condition-none = Без край
    .help = Играй, колкото искаш.
seven_card_stud-choice-end_condition-hands = След определен брой раздавания
    .help = Тогава печели този, който има най-много чипове.
seven_card_stud-choice-end_condition-time_limit = След определено време
    .help = Тогава печели този, който има най-много чипове.
seven_card_stud-choice-end_condition-last_player = Един има всичко
    .help = Играе се, докато един играч събере всички чипове.

# Какво не се съчетава; показва се при съответното правило
seven_card_stud-problem-big_bet = Големият залог е по-малък от малкия.
seven_card_stud-problem-bring_in = Бринг-инът трябва да е по-малък от малкия залог.
seven_card_stud-problem-starting_chips = На никого не може да се раздаде: антето и бринг-инът са повече от чиповете в началото.
seven_card_stud-problem-hands_limit = Има значение само ако играта свършва след определен брой раздавания.
seven_card_stud-problem-time_limit_minutes = Има значение само ако играта свършва след определено време.

seven_card_stud-street-3 = Трета улица
seven_card_stud-street-4 = Четвърта улица
seven_card_stud-street-5 = Пета улица
seven_card_stud-street-6 = Шеста улица
seven_card_stud-street-7 = Седма улица

# Бутони. .amount носи чиповете, .all-in е за ход, с който се залага всичко.
seven_card_stud-action-fold = Пас
seven_card_stud-action-check = Чек
seven_card_stud-action-call = Плати
    .amount = Плати { $amount }
    .all-in = Плати { $amount }, ол-ин
seven_card_stud-action-bring_in = Бринг-ин
    .amount = Бринг-ин { $amount }
    .all-in = Бринг-ин { $amount }, ол-ин
seven_card_stud-action-bet = Заложи
    .amount = Заложи { $amount }
    .all-in = Заложи { $amount }, ол-ин
seven_card_stud-action-complete = Допълни
    .amount = Допълни до { $amount }
    .all-in = Допълни до { $amount }, ол-ин
seven_card_stud-action-raise = Вдигни
    .amount = Вдигни до { $amount }
    .all-in = Вдигни до { $amount }, ол-ин

# Последният ход под името: възможно най-кратко.
seven_card_stud-last-fold = Пас
seven_card_stud-last-check = Чек
seven_card_stud-last-call = Плаща
seven_card_stud-last-bring_in = Бринг-ин
seven_card_stud-last-bet = Залага
seven_card_stud-last-complete = Допълва
seven_card_stud-last-raise = Вдига
seven_card_stud-last-all-in = Ол-ин
seven_card_stud-last-mucked = Не показва
seven_card_stud-last-won = Печели { $amount }

# Видовете ръце, възможно най-кратко
seven_card_stud-category-high_card = Висока карта
seven_card_stud-category-pair = Чифт
seven_card_stud-category-two_pair = Два чифта
seven_card_stud-category-three_of_a_kind = Тройка
seven_card_stud-category-straight = Кента
seven_card_stud-category-flush = Флъш
seven_card_stud-category-full_house = Фул хаус
seven_card_stud-category-four_of_a_kind = Каре
seven_card_stud-category-straight_flush = Кента флъш
seven_card_stud-category-royal_flush = Роял флъш

# Ръцете с думи. $one, $many, $of, $to и $with са форми на първата карта, която се брои (card-rank-A.one и т.н.),
# $second и $secondwith са .many и .with на втората. .with казва с какво се печели.
seven_card_stud-hand-high_card = висока карта { $one }
    .with = с висока карта { $one }
seven_card_stud-hand-pair = чифт { $of }
    .with = с чифт { $with }
seven_card_stud-hand-two_pair = два чифта, { $many } и { $second }
    .with = с два чифта, { $with } и { $secondwith }
seven_card_stud-hand-three_of_a_kind = тройка { $of }
    .with = с тройка { $with }
seven_card_stud-hand-straight = кента до { $to }
    .with = с кента до { $to }
seven_card_stud-hand-flush = флъш до { $to }
    .with = с флъш до { $to }
seven_card_stud-hand-full_house = фул хаус, { $many } и чифт { $second }
    .with = с фул хаус, { $with } и чифт { $secondwith }
seven_card_stud-hand-four_of_a_kind = каре { $of }
    .with = с каре { $with }
seven_card_stud-hand-straight_flush = кента флъш до { $to }
    .with = с кента флъш до { $to }
seven_card_stud-hand-royal_flush = роял флъш
    .with = с роял флъш
# Две ръце от един вид: решават останалите карти.
seven_card_stud-hand-kickers = { $hand }, кикъри { $kickers }
seven_card_stud-hand-not-shown = не показва

seven_card_stud-down = закрити
seven_card_stud-up = открити

seven_card_stud-pot-main = Основен пот
seven_card_stud-pot-side = Страничен пот
seven_card_stud-pot-side-number = Страничен пот { $number }
seven_card_stud-pot-competing = { $pot } { $chips }: { $names }
seven_card_stud-raises-left =
    { $count ->
        [0] Без повече вдигания
        [one] Остава { $count } вдигане
       *[other] Остават { $count } вдигания
    }
seven_card_stud-community = Обща карта
seven_card_stud-open-pair = Открит чифт: позволен е големият залог
seven_card_stud-open-hands = Никой вече не може да залага: всички ръце се откриват

# Редът над бутоните, когато читателят е на ход
seven_card_stud-turn-bring-in = Твой ред е: картата ти е най-ниската
seven_card_stud-turn-check = Твой ред е: чек или залог
seven_card_stud-turn-check-only = Твой ред е: чек
seven_card_stud-turn-call = Твой ред е: { $price } за плащане
seven_card_stud-turn-call-only = Твой ред е: { $price } за плащане или пас

seven_card_stud-event-ante =
    { $you ->
        [yes] Плащаш анте { $amount }.
       *[no] { $name } плаща анте { $amount }.
    }
seven_card_stud-event-antes = Всеки плаща анте { $amount }.
seven_card_stud-event-street = { $street }.
# $cards е изброяване: „Ана 7♦, Борис J♥ и ти K♠“
seven_card_stud-event-dealt = Раздадени карти: { $cards }.
seven_card_stud-event-dealt-seat = { $name } { $cards }
seven_card_stud-event-community = Седмата карта е обща: { $card }.
seven_card_stud-event-fold =
    { $you ->
        [yes] Пасуваш.
       *[no] { $name } пасува.
    }
seven_card_stud-event-check =
    { $you ->
        [yes] Казваш чек.
       *[no] { $name } казва чек.
    }
seven_card_stud-event-call =
    { $you ->
        [yes] Плащаш { $amount }.
       *[no] { $name } плаща { $amount }.
    }
seven_card_stud-event-called =
    { $you ->
        [yes] Плащаш.
       *[no] { $name } плаща.
    }
seven_card_stud-event-bring_in =
    { $you ->
        [yes] Плащаш бринг-ин { $amount }.
       *[no] { $name } плаща бринг-ин { $amount }.
    }
seven_card_stud-event-bet =
    { $you ->
        [yes] Залагаш { $amount }.
       *[no] { $name } залага { $amount }.
    }
seven_card_stud-event-complete =
    { $you ->
        [yes] Допълваш до { $amount }.
       *[no] { $name } допълва до { $amount }.
    }
seven_card_stud-event-raise =
    { $you ->
        [yes] Вдигаш до { $amount }.
       *[no] { $name } вдига до { $amount }.
    }
seven_card_stud-event-all-in =
    { $you ->
        [yes] Ол-ин си.
       *[no] { $name } е ол-ин.
    }
seven_card_stud-event-open-hands = Никой вече не може да залага: всички ръце се откриват.
seven_card_stud-event-returned =
    { $you ->
        [yes] Връща ти се неплатеното от другите: { $amount }.
       *[no] { $name } си връща неплатеното от другите: { $amount }.
    }
seven_card_stud-event-tabled =
    { $you ->
        [yes] Показваш { $cards }.
       *[no] { $name } показва { $cards }.
    }
seven_card_stud-event-tabled-hand =
    { $you ->
        [yes] Показваш { $cards }: { $hand }.
       *[no] { $name } показва { $cards }: { $hand }.
    }
seven_card_stud-event-mucked =
    { $you ->
        [yes] Не показваш ръката си.
       *[no] { $name } не показва.
    }
seven_card_stud-event-pot = { $pot } { $chips }, играят за него: { $names }.
seven_card_stud-event-won =
    { $you ->
        [yes] Печелиш { $amount }.
       *[no] { $name } печели { $amount }.
    }
seven_card_stud-event-won-pot =
    { $you ->
        [yes] { $pot }: печелиш { $amount }.
       *[no] { $pot }: { $name } печели { $amount }.
    }

# Резултати. $with е .with на ръката, $names и $hands са изброявания.
seven_card_stud-result-folds =
    { $you ->
        [yes] Всички други пасуваха; вземаш { $amount }.
       *[no] Всички други пасуваха; { $name } взема { $amount }.
    }
seven_card_stud-result-won =
    { $you ->
        [yes] Печелиш { $amount } { $with }.
       *[no] { $name } печели { $amount } { $with }.
    }
seven_card_stud-result-shared = Делят си { $amount }: { $names }, всеки { $with }.
seven_card_stud-result-pot-won =
    { $you ->
        [yes] { $pot } { $amount }: печелиш { $with }.
       *[no] { $pot } { $amount }: { $name } печели { $with }.
    }
seven_card_stud-result-pot-shared = { $pot } { $amount }, делят си го: { $names }, всеки { $with }.
seven_card_stud-result-pot-alone =
    { $you ->
        [yes] { $pot } { $amount }: никой друг не играе за него, твой е.
       *[no] { $pot } { $amount }: за него играе само { $name }.
    }
seven_card_stud-result-beaten = По-слаба ръка: { $hands }.
seven_card_stud-result-beaten-seat = { $name } ({ $hand })
seven_card_stud-result-odd-to =
    { $count ->
        [one] Неделим чип: { $names }.
       *[other] Неделими чипове ({ $count }), по един: { $names }.
    }
seven_card_stud-result-odd =
    { $count ->
        [one] Един чип не можеше да се раздели.
       *[other] { $count } чипа не можеха да се разделят; дадени са по един.
    }

seven_card_stud-help-aim = Спечели пота: имай накрая най-добрите пет от своите седем карти или остани единственият, който не е пасувал.
seven_card_stud-help-deal = Всеки плаща анте и получава две закрити карти и една открита. После идват още три открити и една последна закрита, а след всяка има кръг на залагане.
seven_card_stud-help-first = На трета улица най-ниската открита карта трябва да плати бринг-ина или малкия залог. После започват най-силните открити карти.
seven_card_stud-help-betting = Залозите и вдиганията са фиксирани: малкият залог на трета и четвърта улица, големият – от пета улица нататък. В един кръг се вдига най-много три пъти.
seven_card_stud-help-pair = Ако някой показва чифт на четвърта улица, всеки може да избира между малкия и големия залог.
seven_card_stud-help-all_in = Който остане без чипове, продължава да играе за частта от пота, за която е платил; другите играят нататък за страничен пот.
seven_card_stud-help-showdown = Накрая ръцете се показват. Равните ръце делят пота; цветовете никога не решават равенство.
seven_card_stud-help-ranking = От най-силната към най-слабата: кента флъш, каре, фул хаус, флъш, кента, тройка, два чифта, чифт, висока карта.

seven_card_stud-tip-start = Играй нататък с тройка, висок чифт или три високи карти от един цвят. С повечето други карти пасувай още на трета улица.
seven_card_stud-tip-live = Гледай откритите карти на другите: чифтът ти трудно ще се подобри, ако другите две такива карти вече са излезли.
seven_card_stud-tip-memory = Помни кои карти са хвърлени. Те вече не могат да дойдат.
seven_card_stud-tip-fifth = Реши преди пета улица. Оттам нататък всеки залог е двойно по-скъп.
seven_card_stud-tip-board = Мисли какво казват на другите твоите открити карти. Силни открити карти могат да спечелят пота и без показване.
