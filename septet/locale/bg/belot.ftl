### Белот: правила, обяви, събития, резултати.
### $you е "yes", когато мястото е на четящия.
### $side е "us" или "them", когато четящият има място, иначе "other"; тогава $team назовава двамата играчи.

belot-preset-standard = Стандартни
    .help = Обичайните правила: до 151, с контра и реконтра.
belot-preset-web = Като в сайтовете
    .help = Каретата са по ред A K Q 10, капо на без коз е 180, при равенство с контра половината остава за противниците.
belot-preset-tournament = Турнирни
    .help = Контрата и реконтрата не умножават точките за капо.

belot-group-game = Играта
belot-group-bidding = Наддаване
belot-group-play = Разиграване
belot-group-declarations = Анонси и белот
belot-group-scoring = Броене
belot-group-other = Още

belot-option-preset = Набор правила
    .help = От какво да започнеш; всяко правило се променя поотделно.
belot-option-target = Точки за победа
    .help = Отборът, който има толкова след раздаване, печели играта.
belot-option-direction = Посока на играта
    .help = В коя посока се редуват играчите.
belot-option-doubling = Контра
    .help = Какво може да се каже освен обявите.
belot-option-bid_over_double = Обява върху контра
    .help = След контра или реконтра може да се обяви по-високо; контрата пада.
belot-option-passed_may_bid = Обява след пас
    .help = Който е казал пас, може да обяви по-късно.
belot-option-must_undertrump = Подцакване
    .help = Който не може да надцака противник, пак трябва да даде коз.
belot-option-declaration_mode = Анонси
    .help = Кой казва поредиците и каретата.
belot-option-declaration_timing = Докога се анонсира
    .help = До кой момент се казват поредици и карета.
belot-option-declaration_reveal = Показване на анонсите
    .help = Кога всички виждат картите на анонсите.
belot-option-declaration_contest = Поредици срещу карета
    .help = Как се сравняват анонсите на двата отбора.
belot-option-carre_order = Ред на каретата
    .help = Кое от две карета по 100 е по-силно; валетата и деветките са преди тях.
belot-option-eight_run = Осем карти от един цвят
    .help = Колко струва поредица от всичките осем карти.
belot-option-trickless_declarations = Отбор без взятка
    .help = Броят ли се поредиците и каретата му; белотът се брои винаги.
belot-option-belot_mode = Казване на белот
    .help = Кой следи за поп и дама коз.
belot-option-no_trump_capot = Капо на без коз
    .help = Точки за всичките осем взятки на без коз.
belot-option-capot_doubled = Капото се умножава
    .help = Контрата и реконтрата умножават и точките за капо.
belot-option-doubled_tie = Равенство с контра
    .help = Къде отиват точките, ако двата отбора имат поравно.
belot-option-capot_cannot_end = С капо не се излиза
    .help = След раздаване с капо се играе поне още едно.
belot-option-hanging_blocks_end = С висяща не се излиза
    .help = Играта не свършва, докато има висящи точки.

belot-choice-direction-counterclockwise = Надясно
    .help = Обратно на часовниковата стрелка, както се играе в България.
belot-choice-direction-clockwise = Наляво
    .help = По часовниковата стрелка, както е в някои сайтове.
belot-choice-doubling-none = Няма
    .help = Има само обяви.
belot-choice-doubling-double = Контра
    .help = Обявата на противник може да се контрира.
belot-choice-doubling-redouble = Контра и реконтра
    .help = До четири пъти повече точки.
belot-choice-declaration_mode-manual = Играчите
    .help = Всеки избира какво да анонсира.
belot-choice-declaration_mode-auto = Автоматично
    .help = За всеки се анонсира най-силното.
belot-choice-declaration_timing-first_card = С първата карта
    .help = Преди да изиграеш първата си карта.
belot-choice-declaration_timing-first_trick = В първата взятка
    .help = След нея всички се питат още веднъж.
belot-choice-declaration_reveal-after_deal = След раздаването
    .help = Дотогава се знае само видът.
belot-choice-declaration_reveal-after_first_trick = След първата взятка
    .help = Всички виждат картите още тогава.
belot-choice-declaration_contest-separate = Поотделно
    .help = Поредици срещу поредици, карета срещу карета.
belot-choice-declaration_contest-carre_first = Карето е по-силно
    .help = Всяко каре бие всички поредици.
belot-choice-carre_order-trump_values = A 10 K Q
    .help = Както се броят картите.
belot-choice-carre_order-natural = A K Q 10
    .help = Както е в някои сайтове.
belot-choice-eight_run-one_quinte = Квинта, 100
    .help = Пет и повече карти са винаги квинта.
belot-choice-eight_run-quinte_and_tierce = 120
    .help = Квинта и терца.
belot-choice-trickless_declarations-count = Броят се
    .help = Взятките нямат значение.
belot-choice-trickless_declarations-lost = Губят се
    .help = Без взятка анонсите не се пишат.
belot-choice-belot_mode-manual = Играчите
    .help = Казва се с попа или дамата, иначе се губи.
belot-choice-belot_mode-auto = Автоматично
    .help = Никога не се забравя.
belot-choice-no_trump_capot-90 = 90
    .help = Както във всяка обява.
belot-choice-no_trump_capot-180 = 180
    .help = Двойно, като картите.
belot-choice-doubled_tie-all_hangs = Всичко виси
    .help = Взема го победителят в следващото раздаване.
belot-choice-doubled_tie-defenders_keep_half = Половината виси
    .help = Другата половина си пишат противниците.

belot-problem-bid_over_double = Има значение само ако може да се контрира.
belot-problem-capot_doubled = Има значение само ако може да се контрира.
belot-problem-doubled_tie = Има значение само ако може да се контрира.
belot-problem-declaration_timing = Има значение само ако играчите сами анонсират.

# Обяви; .text стои в изречение и назовава и цвят; .short е знак от две букви
belot-contract-clubs = Спатия
    .text = спатия
belot-contract-diamonds = Каро
    .text = каро
belot-contract-hearts = Купа
    .text = купа
belot-contract-spades = Пика
    .text = пика
belot-contract-no_trumps = Без коз
    .text = без коз
    .short = БК
belot-contract-all_trumps = Всичко коз
    .text = всичко коз
    .short = ВК
# $contract е текст отгоре
belot-contract-doubled = { $contract }, контра
belot-contract-redoubled = { $contract }, реконтра
belot-contract-none = Още няма обява

# Последното казано, колкото може по-кратко, и бутоните
belot-call-pass = Пас
belot-call-double = Контра
belot-call-redouble = Реконтра

# Анонси; .text стои в изречение
belot-declaration-tierce = Терца
    .text = терца
belot-declaration-quarte = Кварта
    .text = кварта
belot-declaration-quinte = Квинта
    .text = квинта
belot-declaration-carre = Каре
    .text = каре
belot-declaration-belot = Белот
    .text = белот
# $declaration е текст отгоре
belot-declaration-cards = { $declaration } { $cards }

# Отбори
belot-team-us = Ние
belot-team-them = Вие
# За зрител, до мястото: партньорът
belot-team-with = с { $name }
# За зрител, над колона: двете имена
belot-team-pair = { $first } и { $second }
# $team е един от горните
belot-team-points = { $team }: { $points }
belot-team-tricks =
    { $count ->
        [one] { $count } взятка
       *[other] { $count } взятки
    }
belot-hanging =
    { $points ->
        [one] виси { $points } точка
       *[other] висят { $points } точки
    }

# Бутони
belot-action-pass = Пас
belot-action-double = Контра
belot-action-redouble = Реконтра
belot-action-bid = Обяви { $contract }
belot-action-play = Играй { $card }
belot-action-belot = { $card } с белот
belot-action-say-belot = Кажи белот: { $cards }
belot-action-declare = Анонсирай
belot-action-declare-all = Анонсирай всичко
belot-action-declare-none = Без анонси
belot-action-declare-done = Нищо повече
belot-action-last-trick = Последна взятка

# Редът над бутоните, когато е твой ред
belot-turn-first = Твой ред е: обява или пас
belot-turn-bid = Твой ред е: по-високо от { $contract } или пас
belot-turn-pass = Твой ред е: по-високо няма
belot-turn-double = Твой ред е: по-високо, контра или пас
belot-turn-redouble = Твой ред е: реконтра или така да остане
belot-turn-declare = Преди първата ти карта: какво анонсираш?
belot-turn-declare-late = След първата взятка: какво анонсираш?
belot-turn-lead = Твой ред е: започни взятката
belot-turn-play = Твой ред е: която и да е карта
belot-turn-follow = Твой ред е: отговори на цвета, { $suit }
belot-turn-raise = Твой ред е: качи се, { $suit }
belot-turn-trump = Твой ред е: трябва да цакаш
belot-turn-overtrump = Твой ред е: трябва да надцакаш
belot-turn-undertrump = Твой ред е: трябва да дадеш коз

# Защо карта не може да се изиграе
belot-why-follow = Трябва да отговориш на цвета: { $suit }.
belot-why-raise = Трябва да се качиш над { $card }.
belot-why-trump = Трябва да цакаш.
belot-why-overtrump = Трябва да надцакаш { $card }.
belot-why-declare = Първо кажи какво анонсираш.
belot-why-wait = Не е твой ред.

# Над онова, което може да се анонсира
belot-declare-conflict = Карта влиза само в един анонс: избери един от тях.
belot-declare-secret = Другите чуват само какво е, без картите.

# Взятката, за слушащите и със знаци
belot-trick-title = Взятка { $number } от 8
belot-trick-last = Последната взятка
belot-trick-leads = започва
belot-trick-winning = води
belot-trick-won = взема взятката
belot-trick-card = { $name }: { $card }
belot-trick-none = Още няма последна взятка.

# Какво показва мястото, за слушащите
belot-seat-cards =
    { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }
belot-seat-partner = твоят партньор
belot-seat-opponent = срещу теб
belot-seat-said = каза: { $call }
belot-seat-plays = играе { $contract }
belot-seat-declared = анонси: { $declarations }

# Какво стана
belot-event-dealt = Всички имат по пет карти; наддаването започва.
belot-event-dealt-cards = Получаваш { $cards }.
belot-event-call-pass =
    { $you ->
        [yes] Казваш пас.
       *[no] { $name } казва пас.
    }
belot-event-call-double =
    { $you ->
        [yes] Казваш контра.
       *[no] { $name } казва контра.
    }
belot-event-call-redouble =
    { $you ->
        [yes] Казваш реконтра.
       *[no] { $name } казва реконтра.
    }
# $contract е .text на обява
belot-event-call =
    { $you ->
        [yes] Обявяваш { $contract }.
       *[no] { $name } обявява { $contract }.
    }
# в $contract може да има „контра“
belot-event-contract =
    { $you ->
        [yes] Наддаването свърши, играеш: { $contract }.
       *[no] Наддаването свърши, { $name } играе: { $contract }.
    }
belot-event-void = Четири паса; раздава следващият.
belot-event-declared =
    { $you ->
        [yes] Анонсираш: { $declaration }.
       *[no] { $name } анонсира: { $declaration }.
    }
belot-event-no_declaration =
    { $you ->
        [yes] Не анонсираш нищо повече.
       *[no] { $name } не анонсира нищо повече.
    }
belot-event-belot =
    { $you ->
        [yes] Казваш белот: { $suit }.
       *[no] { $name } казва белот: { $suit }.
    }
belot-event-played =
    { $you ->
        [yes] Играеш { $card }.
       *[no] { $name } играе { $card }.
    }
belot-event-trick =
    { $you ->
        [yes] Вземаш взятка { $number }, струва { $points }.
       *[no] { $name } взема взятка { $number }, струва { $points }.
    }
belot-event-revealed =
    { $you ->
        [yes] Показваш: { $declarations }.
       *[no] { $name } показва: { $declarations }.
    }
belot-event-game_won =
    { $side ->
        [us] Печелите играта: { $points } на { $others }.
        [them] Противниците печелят играта: { $points } на { $others }.
       *[other] Играта е спечелена, { $points } на { $others }: { $team }.
    }

# Как свърши раздаването; $raw и $against са точките на отбора, който игра, и на другия
belot-result-void = Четири паса: нищо не се пише.
belot-result-made =
    { $side ->
        [us] Изкарахте я: { $raw } на { $against }.
        [them] Противниците я изкараха: { $raw } на { $against }.
       *[other] Изкарана, { $raw } на { $against }: { $team }.
    }
belot-result-inside =
    { $side ->
        [us] Вътре сте: { $raw } на { $against }. Всичко пишат противниците.
        [them] Противниците са вътре: { $raw } на { $against }. Всичко е за вас.
       *[other] Вкарана, { $raw } на { $against }: { $team }. Всичко пише другият отбор.
    }
belot-result-hanging = Двата отбора имат по { $raw }: висяща.
belot-result-capot =
    { $side ->
        [us] Всичките осем взятки са ваши: капо.
        [them] Всичките осем взятки са на противниците: капо.
       *[other] Всичките осем взятки, капо: { $team }.
    }
# $first и $second са отбори
belot-result-recorded = Точки: { $first } { $one }, { $second } { $two }.
belot-result-doubled = Контра: { $total } × { $times } = { $points } точки.
belot-result-hung =
    { $side ->
        [us] Вземате и висящите { $points }.
        [them] Противниците вземат и висящите { $points }.
       *[other] Плюс висящите { $points }: { $team }.
    }
belot-result-hangs =
    { $points ->
        [one] Виси { $points } точка за следващото раздаване.
       *[other] Висят { $points } точки за следващото раздаване.
    }
belot-result-scores = Резултат: { $first } { $one }, { $second } { $two }.
belot-result-one_more = Точките стигат, но се играе още едно раздаване.

# Сметката на раздаването, редове с колона за всеки отбор
belot-sum-title = Раздаване { $number }
belot-sum-cards = Взятки
belot-sum-last_ten = Последно 10
belot-sum-no_trumps = Без коз: двойно
belot-sum-declarations = Анонси
belot-sum-belots = Белот
belot-sum-capot = Капо
belot-sum-raw = Всичко
belot-sum-own = Делено на 10
belot-sum-total = Цялото раздаване
belot-sum-doubled = По { $times }
belot-sum-hung = Висящи отпреди
belot-sum-hangs = Висят
belot-sum-recorded = Точки
belot-sum-score = Резултат

# Стъпките с думи, под таблицата
belot-step-made = Изкарана: всеки отбор пише своите точки.
belot-step-made-doubled = Изкарана с контра: всичко пише отборът, който игра.
belot-step-inside = Вкарана: всичко пише другият отбор.
belot-step-hanging = Висяща: точките на отбора, който игра, остават.
belot-step-hanging-doubled = Висяща с контра: точките остават.
belot-step-round-suit = Закръгляне: 7, 8 и 9 нагоре, от 0 до 5 надолу; от две шестици нагоре е по-малкото число.
belot-step-round-no_trumps = Закръгляне: от 5 до 9 нагоре, от 0 до 4 надолу.
belot-step-round-all_trumps = Закръгляне: от 5 до 9 нагоре, от 0 до 3 надолу; от две четворки нагоре е по-малкото число.
# $declaration е анонс с картите му
belot-step-declared = { $name }: { $declaration }, { $points }
belot-standing-counts = брои се
belot-standing-beaten = има по-силен
belot-standing-equal = най-силните са равни, никой не се брои
belot-standing-carre = има каре срещу него
belot-standing-no_trick = без взятка, не се брои

# Листът с точките
belot-sheet-target = Играе се до { $points } точки.
belot-sheet-empty = Още няма завършено раздаване.
belot-sheet-deal = Раздаване
belot-sheet-contract = Обява
belot-sheet-sum = Общо
belot-sheet-last = Последното раздаване
belot-sheet-all = Всички раздавания в тази игра
belot-sheet-made = изкарана
belot-sheet-inside = вкарана
belot-sheet-hanging = висяща
belot-sheet-void = четири паса
belot-sheet-declarer = { $contract }, { $name }

# Играта накратко и съвети
belot-help-aim = Два отбора, партньорите седят един срещу друг. Печели отборът, който пръв събере 151 точки.
belot-help-bidding = С пет карти се наддава: спатия, каро, купа, пика, без коз, всичко коз, всеки път по-високо. След три паса всички получават още по три карти.
belot-help-order = Козовете от най-силния: J 9 A 10 K Q 8 7. Другите карти: A 10 K Q J 9 8 7.
belot-help-points = Козовете струват J 20, 9 14, A 11, 10 10, K 4, Q 3. Другите карти струват A 11, 10 10, K 4, Q 3, J 2. Последната взятка носи още 10.
belot-help-follow = Отговаря се на цвета. Който не може, трябва да цака, освен ако партньорът му води. На коз, а на всичко коз на всяка карта, трябва да се качиш, ако можеш.
belot-help-declare = С първата карта се анонсират поредици (терца 20, кварта 50, квинта 100) и карета (100, деветки 150, валета 200). Пише само отборът с най-силния анонс. На без коз няма анонси.
belot-help-belot = Поп и дама коз са белот, 20 точки, казва се с първата от двете карти.
belot-help-score = Отборът с обявата трябва да има повече точки от другия, иначе е вътре и всичко пишат противниците. Ако имат поравно, точките му висят за следващото раздаване.
belot-help-double = С контра се играе за двойно, с реконтра за четворно, и всичко взема един отбор.

belot-tip-trumps = Вале и деветка от един цвят са повод да го обявиш, с три коза или асо встрани.
belot-tip-aces = Аса и десетки са за без коз, валета и деветки за всичко коз.
belot-tip-draw = Със силни козове излизай първо с тях: после никой няма да цака асата ти.
belot-tip-partner = Когато партньорът ти води, дай десетките си във взятката.
belot-tip-last = Пази сигурна карта за последната взятка, тя носи 10.
