import { area, around, disc, line, moved, rect, repeated, ring, turned } from '../shapes';

/** Energy, transport, building, mending and waste. */
export const work = {
  briquettes:
    repeated(
      [
        [14, 60],
        [40, 60],
        [66, 60],
        [27, 38],
        [53, 38],
        [40, 16],
      ],
      area('M5 0H15L20 9L15 18H5L0 9z', 'ink') + disc(10, 9, 3.5, 'stone'),
    ) + area('M10 80H90V86H10z', 'bark'),
  flame:
    area(
      'M50 10C54 30 78 38 78 62C78 80 64 90 50 90S22 80 22 62C22 48 32 44 34 32C42 38 44 44 43 50C52 42 54 26 50 10z',
      'mango',
    ) +
    area(
      'M50 44C54 54 64 58 64 70C64 80 58 86 50 86S36 80 36 70C36 62 42 60 44 54C48 56 48 60 48 62C52 58 52 50 50 44z',
      'maize',
    ),
  sun:
    around(12, area('M50 6L54 22H46z', 'mango')) +
    disc(50, 50, 24, 'maize') +
    disc(50, 50, 15, 'straw'),
  dryer:
    around(8, area('M82 8L84 13H80z', 'mango'), 82, 20) +
    disc(82, 20, 6, 'maize') +
    area('M10 70Q10 32 50 32T90 70z', 'sky') +
    line('M10 70Q10 32 50 32T90 70M30 70V38M50 70V32M70 70V38', 'teal', 3) +
    rect(14, 56, 72, 5, 'bark', 1) +
    repeated(
      [
        [20, 52],
        [34, 52],
        [48, 52],
        [62, 52],
        [76, 52],
      ],
      disc(2, 0, 4.5, 'mango'),
    ) +
    line('M14 70V86M86 70V86M8 70H92', 'bark', 4),
  digester:
    area('M14 66Q14 26 48 26T82 66z', 'leaf') +
    rect(10, 64, 76, 20, 'ochre', 3) +
    line('M48 26V16H72V34', 'ink', 5) +
    disc(48, 44, 10, 'paper') +
    area('M48 37c5 5 6 8 6 10a6 6 0 0 1-12 0c0-2 1-5 6-10z', 'mango') +
    line('M16 74H80', 'maize', 4),
  cow:
    area(
      'M16 40H66Q76 40 78 30L90 34Q92 46 82 52L76 56V84H68V64H34V84H26V62Q16 60 16 50z',
      'paper',
    ) +
    area('M30 40H48Q50 54 38 56Q28 54 30 40zM56 44Q68 42 68 54Q58 62 54 54z', 'bark') +
    line('M16 44Q8 50 12 64M80 30L76 22M86 32L92 24', 'ink', 3) +
    disc(84, 40, 1.8, 'ink') +
    area('M86 44h6v6h-8z', 'rose'),
  panel:
    area('M22 20H90L76 66H8z', 'indigo') +
    line('M45 20L31 66M67 20L53 66M17 36H85M13 51H80', 'sky', 2.5) +
    line('M22 20H90L76 66H8z', 'ink', 3) +
    line('M42 66V86M28 86H58', 'ink', 5),
  bulb:
    around(10, area('M50 4L52 13H48z', 'mango'), 50, 44) +
    area(
      'M50 18C68 18 78 32 74 46C70 56 64 58 63 68H37C36 58 30 56 26 46C22 32 32 18 50 18z',
      'maize',
    ) +
    line('M42 66V52L50 44L58 52V66', 'terracotta', 3) +
    rect(38, 70, 24, 6, 'ink', 3) +
    rect(40, 78, 20, 6, 'ink', 3),
  pylon:
    line(
      'M34 88L46 14H54L66 88M40 52H60M38 66H62M22 28H78M28 40H72M44 28L58 52M56 28L42 52M40 52L62 66M60 52L38 66',
      'ink',
      3.5,
    ) +
    line('M4 34Q14 38 24 30M76 30Q86 38 96 34', 'teal', 2.5) +
    area('M84 54L72 70H80L76 84L90 66H82z', 'maize'),
  drop:
    area('M50 10C66 34 78 48 78 62A28 28 0 0 1 22 62C22 48 34 34 50 10z', 'teal') +
    area('M34 60A16 16 0 0 0 50 78', 'sky') +
    line('M34 60A17 17 0 0 0 49 76', 'sky', 5),
  pump:
    rect(28, 40, 22, 44, 'indigo', 4) +
    line('M39 40V24H74V38', 'indigo', 8) +
    rect(68, 36, 12, 6, 'ink', 1) +
    area('M74 48c5 8 7 11 7 15a7 7 0 0 1-14 0c0-4 2-7 7-15z', 'teal') +
    line('M39 30L14 20', 'bark', 6) +
    rect(20, 82, 44, 6, 'ink', 2) +
    line('M58 84q6-6 12 0t12 0t12 0', 'teal', 4),
  meter:
    rect(22, 14, 56, 74, 'stone', 8) +
    disc(50, 40, 19, 'paper') +
    line('M37 46A14 14 0 0 1 63 46', 'leaf', 4) +
    line('M50 44L58 32', 'terracotta', 4) +
    rect(32, 66, 36, 12, 'ink', 2) +
    [35, 43, 51, 59].map((x) => rect(x, 69, 6, 6, 'maize', 1)).join(''),
  factory:
    area('M10 86V52L30 40V52L50 40V52L70 40V86z', 'terracotta') +
    rect(72, 22, 14, 64, 'bark') +
    [20, 40, 58].map((x) => rect(x, 62, 10, 10, 'maize', 1)).join('') +
    area('M78 18c-8-6 2-14 8-10c2-6 12-2 8 4c6 4 0 10-6 8c-4 4-10 2-10-2z', 'stone') +
    rect(6, 84, 88, 5, 'ink', 2),
  flask:
    area('M42 12H58V36L80 78Q84 88 74 88H26Q16 88 20 78L42 36z', 'sky') +
    area('M32 58H68L80 78Q84 88 74 88H26Q16 88 20 78z', 'leaf') +
    rect(38, 10, 24, 6, 'ink', 3) +
    disc(42, 72, 4, 'mint') +
    disc(56, 66, 3, 'mint') +
    disc(60, 78, 4, 'mint'),
  helmet:
    area('M18 62Q18 26 50 24T82 62z', 'maize') +
    rect(42, 20, 16, 42, 'mango', 6) +
    rect(10, 60, 80, 10, 'mango', 5) +
    line('M28 72Q50 92 72 72', 'ink', 3.5),
  wrench: turned(
    area(
      'M44 40V88Q50 94 56 88V40Q68 34 66 20Q64 12 58 10V24H42V10Q36 12 34 20Q32 34 44 40z',
      'indigo',
    ) + disc(50, 82, 3, 'paper'),
    40,
  ),
  blocks: [
    [14, 66, 34],
    [52, 66, 34],
    [32, 46, 36],
    [14, 46, 14],
    [72, 46, 14],
    [14, 26, 34],
    [52, 26, 34],
  ]
    .map(
      ([x = 0, y = 0, w = 0], index) =>
        rect(x, y, w, 16, index % 2 ? 'clay' : 'terracotta', 2) +
        (w > 20 ? rect(x + w / 2 - 5, y - 3, 10, 4, index % 2 ? 'clay' : 'terracotta', 1) : ''),
    )
    .join(''),
  press:
    rect(24, 62, 52, 20, 'ochre', 3) +
    rect(34, 44, 32, 16, 'clay', 2) +
    rect(44, 24, 12, 20, 'ink') +
    line('M22 82V16H78V82', 'indigo', 7) +
    line('M50 24L88 8', 'bark', 5),
  pavers: [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        moved(
          area(
            'M5 0H13L18 8L13 16H5L0 8z',
            (['terracotta', 'stone', 'teal', 'clay'] as const)[(row + column * 2) % 4] ?? 'clay',
          ),
          12 + column * 19 + (row % 2) * 4,
          16 + row * 18,
          1.02,
        ),
      ),
    )
    .join(''),
  motorbike:
    ring(24, 68, 16, 'ink', 6) +
    ring(78, 68, 16, 'ink', 6) +
    line('M24 68L40 46H62L78 68M62 46L58 30H70', 'terracotta', 6) +
    area('M22 40H50Q52 50 44 50H26z', 'bark') +
    rect(40, 50, 22, 16, 'teal', 3) +
    area('M52 51L45 60H50L48 66L57 57H52z', 'maize'),
  battery:
    rect(22, 24, 56, 62, 'teal', 6) +
    rect(38, 14, 24, 12, 'ink', 3) +
    rect(30, 32, 40, 46, 'sky', 4) +
    area('M54 34L36 58H48L44 76L64 50H52z', 'maize'),
  cargobike:
    ring(22, 72, 13, 'ink', 5) +
    ring(76, 74, 11, 'ink', 5) +
    line(
      'M22 72L34 50H52L46 74H22M34 50L46 74H64M52 50L50 40M33 50L31 38H24M45 40H55',
      'indigo',
      4.5,
    ) +
    rect(56, 40, 36, 26, 'maize', 3) +
    line('M56 52H92M74 40V66', 'ochre', 3) +
    disc(66, 35, 7, 'leaf') +
    disc(80, 35, 6, 'terracotta'),
  boat:
    area('M8 56H92Q86 80 66 80H30Q14 80 8 56z', 'terracotta') +
    area('M10 62H90L88 68H12z', 'maize') +
    rect(76, 34, 12, 20, 'ink', 3) +
    line('M82 54V78', 'ink', 4) +
    area('M80 36L76 46H80L79 52L86 42H82z', 'maize') +
    line('M30 56V24', 'bark', 4) +
    area('M33 26H58L52 34L58 42H33z', 'teal') +
    line('M6 88q8-6 16 0t16 0t16 0t16 0t16 0', 'teal', 4),
  van:
    area('M10 34Q10 26 18 26H66Q72 26 76 34L88 48Q92 50 92 56V72H10z', 'maize') +
    rect(18, 34, 18, 14, 'sky', 2) +
    rect(40, 34, 18, 14, 'sky', 2) +
    area('M62 34H70L80 48H62z', 'sky') +
    rect(10, 56, 82, 5, 'forest') +
    disc(28, 74, 10, 'ink') +
    disc(28, 74, 4, 'stone') +
    disc(74, 74, 10, 'ink') +
    disc(74, 74, 4, 'stone') +
    area('M52 50L44 60H50L47 68L57 58H51z', 'forest'),
  gear:
    around(8, rect(44, 12, 12, 18, 'indigo', 3)) +
    disc(50, 50, 28, 'indigo') +
    disc(50, 50, 12, 'cream'),
  bin:
    area('M22 34H78L72 86H28z', 'leaf') +
    rect(16, 26, 68, 10, 'forest', 4) +
    rect(40, 18, 20, 8, 'forest', 3) +
    line('M38 44L40 78M50 44V78M62 44L60 78', 'moss', 4),
  bins:
    area('M10 40H46L43 84H13z', 'leaf') +
    rect(7, 33, 42, 8, 'forest', 3) +
    area('M54 40H90L87 84H57z', 'terracotta') +
    rect(51, 33, 42, 8, 'bark', 3) +
    area('M28 50c8 6 8 14 0 20c-8-6-8-14 0-20z', 'mint') +
    rect(67, 50, 10, 20, 'rose', 3) +
    rect(69, 46, 6, 5, 'rose', 1) +
    disc(24, 24, 6, 'mango') +
    disc(72, 24, 6, 'sky'),
  cart:
    area('M22 34H86L78 62H30z', 'ochre') +
    line('M24 44H84M27 54H81', 'maize', 3) +
    area('M30 34c4-14 16-16 20-4c6-12 20-10 22 4z', 'leaf') +
    ring(52, 72, 14, 'ink', 5) +
    disc(52, 72, 4, 'terracotta') +
    line('M26 46L6 34', 'bark', 5),
  broom:
    line('M70 10L44 54', 'bark', 6) +
    area('M36 48L56 60L46 90L14 74z', 'maize') +
    line('M40 58L26 78M46 62L36 84M50 64L44 88', 'ochre', 3) +
    line('M36 50L56 62', 'terracotta', 6),
  toolbox:
    line('M36 36V24H64V36', 'ink', 6) +
    rect(12, 36, 76, 48, 'terracotta', 5) +
    rect(12, 52, 76, 6, 'bark') +
    rect(44, 48, 12, 14, 'maize', 2),
  sack:
    area('M28 26H72Q86 54 80 82Q50 92 20 82Q14 54 28 26z', 'stone') +
    area('M32 14H68L72 28H28z', 'bark') +
    area('M50 42c14 8 14 24 0 34c-14-10-14-26 0-34z', 'leaf') +
    line('M50 48V72', 'mint', 2.5),
};
