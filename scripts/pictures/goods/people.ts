import { area, around, disc, line, moved, rect, ring, turned } from '../shapes';

const person = (x: number, y: number, skin: string, coat: string) =>
  `<g transform="translate(${x} ${y})">${skin}${coat}</g>`;

/** People, their health, and what offices deal with. */
export const people = {
  permit:
    rect(24, 12, 52, 76, 'paper', 4) +
    line('M33 28H67M33 38H67M33 48H56', 'stone', 3.5) +
    area('M40 58c6 7 8 10 8 13a8 8 0 0 1-16 0c0-3 2-6 8-13z', 'teal') +
    disc(62, 70, 10, 'terracotta') +
    line('M57 70L61 74L68 66', 'paper', 3),
  paper:
    rect(20, 18, 46, 62, 'stone', 4) +
    rect(30, 14, 48, 66, 'paper', 4) +
    line('M38 28H70M38 38H70M38 48H70M38 58H58', 'indigo', 3) +
    turned(rect(70, 44, 8, 40, 'maize', 2) + area('M70 84H78L74 92z', 'ink'), 28, 74, 66),
  receipt:
    area('M28 10H72V88L65 82L58 88L50 82L42 88L35 82L28 88z', 'paper') +
    line('M36 24H64M36 34H64M36 44H54', 'stone', 3.5) +
    line('M36 60H64M60 52V70', 'leaf', 4) +
    disc(44, 68, 6, 'maize'),
  law:
    line('M50 16V80M22 28H78', 'bark', 5) +
    rect(32, 80, 36, 7, 'bark', 3) +
    disc(50, 16, 5, 'maize') +
    line('M22 28L12 52M22 28L32 52M78 28L68 52M78 28L88 52', 'ochre', 2.5) +
    area('M8 52H36Q34 66 22 66T8 52zM64 52H92Q90 66 78 66T64 52z', 'maize'),
  shield:
    area('M50 10L82 22V48C82 68 68 82 50 90C32 82 18 68 18 48V22z', 'indigo') +
    area('M50 20L72 28V48C72 62 63 73 50 80z', 'teal') +
    rect(38, 46, 24, 20, 'maize', 3) +
    line('M42 46V38a8 8 0 0 1 16 0V46', 'maize', 4) +
    disc(50, 55, 3, 'ink'),
  key: ring(34, 38, 16, 'maize', 9) + line('M46 49L82 82M70 71L78 62M62 63L69 56', 'maize', 9),
  coins:
    [0, 1, 2]
      .map((row) => rect(16, 70 - row * 11, 34, 10, row % 2 ? 'mango' : 'maize', 5))
      .join('') +
    [0, 1, 2, 3, 4]
      .map((row) => rect(52, 70 - row * 11, 34, 10, row % 2 ? 'maize' : 'mango', 5))
      .join('') +
    line('M18 34C30 26 38 34 50 18', 'leaf', 5) +
    area('M44 14L58 10L54 24z', 'leaf'),
  chart:
    rect(18, 56, 14, 28, 'terracotta', 2) +
    rect(38, 42, 14, 42, 'maize', 2) +
    rect(58, 28, 14, 56, 'teal', 2) +
    rect(78, 48, 10, 36, 'wine', 2) +
    line('M12 86H92M12 86V14', 'ink', 3.5),
  handsign:
    area(
      'M30 88V50L24 30Q23 22 30 22L38 44V16Q42 10 46 16V40L50 14Q55 8 58 14V42L64 22Q70 18 71 26L68 54Q84 46 84 54Q72 72 62 88z',
      'ochre',
    ) + rect(28, 80, 38, 10, 'teal', 3),
  talk:
    area('M12 18H62Q68 18 68 24V46Q68 52 62 52H36L24 64V52H18Q12 52 12 46z', 'wine') +
    area('M40 58H82Q88 58 88 64V78Q88 84 82 84H76V92L66 84H46Q40 84 40 78z', 'maize') +
    line('M22 30H58M22 40H48', 'rose', 3.5) +
    line('M50 68H78M50 75H70', 'bark', 3),
  people:
    person(26, 40, disc(0, 0, 11, 'ochre'), area('M-20 46a20 30 0 0 1 40 0z', 'teal')) +
    person(74, 40, disc(0, 0, 11, 'bark'), area('M-20 46a20 30 0 0 1 40 0z', 'wine')) +
    person(50, 34, disc(0, 0, 13, 'bark'), area('M-24 54a24 38 0 0 1 48 0z', 'maize')),
  meeting:
    disc(28, 26, 9, 'bark') +
    disc(50, 22, 9, 'ochre') +
    disc(72, 26, 9, 'bark') +
    area('M14 56a14 20 0 0 1 28 0zM58 56a14 20 0 0 1 28 0z', 'teal') +
    area('M36 56a14 24 0 0 1 28 0z', 'wine') +
    area('M8 56H92L84 70H16z', 'maize') +
    rect(22, 70, 6, 18, 'bark') +
    rect(72, 70, 6, 18, 'bark'),
  clinic:
    rect(16, 36, 68, 50, 'paper', 3) +
    area('M10 38L50 12L90 38z', 'teal') +
    area('M45 44H55V54H65V64H55V74H45V64H35V54H45z', 'terracotta') +
    rect(22, 70, 10, 16, 'bark') +
    rect(68, 70, 10, 16, 'bark'),
  stethoscope:
    line('M26 14V38A16 16 0 0 0 58 38V14M42 54V66A18 18 0 0 0 78 66V54', 'indigo', 6) +
    disc(78, 46, 10, 'terracotta') +
    disc(78, 46, 4, 'paper') +
    disc(26, 13, 4, 'ink') +
    disc(58, 13, 4, 'ink'),
  mother:
    disc(46, 22, 12, 'bark') +
    area('M30 88V58Q28 38 46 38Q60 38 62 52Q74 58 70 72Q66 80 62 80V88z', 'wine') +
    disc(60, 64, 7, 'maize') +
    line('M38 50Q44 66 58 66', 'bark', 5),
  glasses:
    ring(29, 52, 17, 'bark', 6) +
    ring(71, 52, 17, 'bark', 6) +
    disc(29, 52, 13, 'sky') +
    disc(71, 52, 13, 'sky') +
    line('M45 48Q50 42 55 48M13 46L8 34M87 46L92 34', 'bark', 5) +
    line('M22 50L30 42M64 50L72 42', 'paper', 3.5),
  eyechart:
    rect(22, 8, 56, 84, 'indigo', 5) +
    rect(26, 12, 48, 76, 'paper', 3) +
    area('M40 20H60V24H45V28H57V32H45V36H60V40H40z', 'ink') +
    line('M36 52H44M50 52V60M58 52H64M36 60H44M58 60H64', 'ink', 4) +
    line('M36 72H40M46 72H50M56 72H60M36 79H40M46 79H50M56 79H60', 'stone', 3.5),
  wheelchair:
    ring(42, 62, 24, 'ink', 5) +
    disc(42, 62, 5, 'terracotta') +
    around(6, line('M42 57V42', 'stone', 2), 42, 62) +
    line('M28 18H36L40 50H66L74 78H84', 'terracotta', 6) +
    rect(36, 42, 32, 8, 'teal', 3) +
    rect(32, 20, 8, 26, 'teal', 3) +
    ring(78, 80, 7, 'ink', 4),
  laptop:
    rect(20, 22, 60, 42, 'ink', 5) +
    rect(25, 27, 50, 32, 'sky', 2) +
    area('M50 32c10 6 11 16 0 23c-11-7-10-17 0-23z', 'leaf') +
    area('M12 66H88L82 76H18z', 'stone') +
    rect(42, 68, 16, 3, 'ink', 1),
  phone:
    rect(16, 24, 30, 54, 'ink', 5) +
    rect(20, 30, 22, 38, 'teal', 2) +
    disc(31, 73, 2.5, 'stone') +
    line('M23 36L30 46L26 52L36 62', 'paper', 2) +
    rect(56, 40, 30, 30, 'leaf', 3) +
    rect(63, 47, 16, 16, 'maize', 1) +
    line('M60 40V32M68 40V32M76 40V32M82 40V32M60 78V70M68 78V70M76 78V70M82 78V70', 'stone', 3),
  megaphone:
    area('M16 44H34L74 20V76L34 56H16z', 'terracotta') +
    rect(10, 42, 12, 16, 'bark', 3) +
    area('M26 56H38L42 82H32z', 'bark') +
    line('M82 36L92 28M84 48H96M82 60L92 68', 'maize', 5),
  calendar:
    rect(16, 22, 68, 64, 'paper', 6) +
    area('M16 28q0-6 6-6H78q6 0 6 6V40H16z', 'terracotta') +
    rect(30, 14, 7, 16, 'ink', 3) +
    rect(63, 14, 7, 16, 'ink', 3) +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          rect(
            24 + column * 14,
            48 + row * 12,
            9,
            8,
            (row + column) % 4 === 1 ? 'maize' : 'sky',
            1,
          ),
        ),
      )
      .join(''),
  checklist:
    rect(22, 14, 56, 74, 'ochre', 5) +
    rect(28, 22, 44, 60, 'paper', 2) +
    rect(38, 9, 24, 11, 'ink', 3) +
    [34, 50, 66]
      .map(
        (y) =>
          line(`M33 ${y}L37 ${y + 4}L43 ${y - 4}`, 'leaf', 3.5) + line(`M50 ${y}H66`, 'stone', 3.5),
      )
      .join(''),
  ballot: moved(
    rect(18, 46, 64, 40, 'indigo', 4) +
      rect(32, 46, 36, 5, 'ink') +
      turned(rect(34, 16, 32, 34, 'paper', 2) + line('M42 32L48 38L58 26', 'leaf', 4), -8),
    0,
    0,
  ),
};
