### Карты: названия для тех, кто слушает, буквы для углов.

card-letter-A = Т
card-letter-K = К
card-letter-Q = Д
card-letter-J = В

# .three называет три карты одного достоинства
card-rank-A = туз
    .three = три туза
card-rank-K = король
    .three = три короля
card-rank-Q = дама
    .three = три дамы
card-rank-J = валет
    .three = три валета
card-rank-T = десятка
    .three = три десятки
card-rank-9 = девятка
    .three = три девятки
card-rank-8 = восьмёрка
    .three = три восьмёрки
card-rank-7 = семёрка
    .three = три семёрки
card-rank-6 = шестёрка
    .three = три шестёрки
card-rank-5 = пятёрка
    .three = три пятёрки
card-rank-4 = четвёрка
    .three = три четвёрки
card-rank-3 = тройка
    .three = три тройки
card-rank-2 = двойка
    .three = три двойки

# .of — родительный падеж после достоинства
card-suit-c = трефы
    .of = треф
card-suit-d = бубны
    .of = бубен
card-suit-h = червы
    .of = червей
card-suit-s = пики
    .of = пик

# $rank и $suit — тексты выше, $suit в форме .of
card-name = { $rank } { $suit }
card-wild = { $card }, джокер
card-hidden = закрытая карта
