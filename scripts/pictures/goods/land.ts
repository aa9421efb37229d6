import { area, around, disc, line, rect, repeated } from '../shapes';

/** Places, plants and ways to travel. */
export const land = {
  tree:
    area('M44 48L46 88H56L57 48', 'bark') +
    area('M8 46q4-20 26-18q6-12 22-10q20-2 26 14q12 2 10 14z', 'leaf') +
    area('M20 42q6-10 20-8q8-8 20-4q12 0 14 12z', 'moss') +
    rect(10, 86, 80, 4, 'terracotta', 2),
  baobab:
    area(
      'M34 88Q42 66 36 46L20 30L24 26L38 38L36 18H41L46 40H54L60 18H65L62 38L78 24L82 29L64 46Q58 66 68 88z',
      'bark',
    ) +
    repeated(
      [
        [18, 26],
        [38, 16],
        [62, 16],
        [82, 26],
        [50, 28],
      ],
      disc(0, 0, 11, 'leaf'),
    ) +
    repeated(
      [
        [26, 40],
        [74, 40],
      ],
      `<ellipse cx="0" cy="4" rx="4.500" ry="8" fill="#F0B541"/>`.replace('.500', '.5'),
    ),
  seedling:
    area('M20 72Q50 54 80 72V88H20z', 'bark') +
    line('M50 66V34', 'leaf', 5) +
    area('M50 46C34 46 24 34 24 20C40 20 50 30 50 46z', 'leaf') +
    area('M50 40C50 26 60 16 76 16C76 32 66 40 50 40z', 'moss') +
    disc(34, 78, 3, 'ochre') +
    disc(62, 80, 3, 'ochre') +
    disc(48, 76, 2, 'ochre'),
  compost:
    area('M8 86Q20 44 50 44T92 86z', 'bark') +
    area('M26 62L34 56L36 66zM60 58L70 62L62 68z', 'leaf') +
    disc(46, 72, 4, 'mango') +
    disc(72, 76, 3, 'terracotta') +
    disc(28, 78, 3, 'maize') +
    line('M50 44V26', 'leaf', 4) +
    area(
      'M50 34C40 34 34 26 34 16C44 18 50 24 50 34zM50 30C50 20 58 14 68 14C68 24 60 30 50 30z',
      'leaf',
    ),
  flower:
    around(12, area('M50 50L44 20Q50 10 56 20z', 'maize')) +
    disc(50, 50, 15, 'bark') +
    disc(50, 50, 8, 'ochre'),
  hyacinth:
    line('M50 90V30', 'leaf', 5) +
    area(
      'M48 88C20 88 12 68 14 58C34 58 46 70 48 88zM52 88C80 88 88 68 86 58C66 58 54 70 52 88z',
      'forest',
    ) +
    repeated(
      [
        [50, 20],
        [38, 30],
        [62, 30],
        [50, 38],
        [36, 48],
        [64, 48],
      ],
      around(5, `<ellipse cx="0" cy="-6" rx="4" ry="7" fill="#9C3F5A"/>`, 0, 0) +
        disc(0, 0, 2.5, 'maize'),
    ),
  mangrove:
    area('M14 40q6-22 28-18q14-12 30 0q16 2 16 20q-36 14-74-2z', 'leaf') +
    area('M26 36q8-10 22-6q14-8 26 6z', 'moss') +
    line(
      'M50 42V62M50 60L28 80M50 60L40 82M50 60L60 82M50 60L72 80M40 44L44 56M62 44L56 56',
      'bark',
      5,
    ) +
    line('M6 82q8-6 16 0t16 0t16 0t16 0t16 0', 'teal', 5),
  hills:
    disc(72, 26, 13, 'maize') +
    area('M0 62Q28 28 58 62T100 56V88H0z', 'moss') +
    area('M0 76Q30 52 62 76T100 68V108H0z', 'leaf') +
    line('M30 100Q44 80 36 72T50 58', 'cream', 4),
  mountain:
    area('M4 86L40 24L60 58L70 44L96 86z', 'indigo') +
    area('M40 24L50 41L42 48L36 42L30 42z', 'paper') +
    area('M0 78Q30 66 52 78T100 74V88H0z', 'leaf') +
    disc(80, 22, 9, 'maize'),
  grass:
    area('M0 80Q50 66 100 80V92H0z', 'ochre') +
    line(
      'M20 82C18 60 14 50 10 40M26 80C28 56 26 40 30 24M34 80C38 62 44 52 48 44M60 80C58 58 54 44 56 28M68 80C70 62 74 50 80 40M76 82C80 68 86 62 92 56',
      'leaf',
      4.5,
    ) +
    disc(30, 22, 4, 'maize') +
    disc(56, 26, 4, 'maize') +
    disc(80, 38, 4, 'maize') +
    disc(10, 38, 4, 'maize'),
  tent:
    disc(80, 24, 9, 'maize') +
    area('M50 18L92 82H8z', 'maize') +
    area('M50 18L92 82H64z', 'mango') +
    area('M50 36L62 82H38z', 'bark') +
    line('M50 18L46 10M50 18L54 10M8 82L2 90M92 82L98 90', 'bark', 3) +
    line('M34 44H44M56 44H66', 'terracotta', 4),
  dhow:
    area('M44 12C74 24 82 48 78 62H44z', 'paper') +
    area('M44 12C62 26 66 46 64 62H44z', 'cream') +
    line('M44 8V64', 'bark', 4) +
    area('M8 62H92Q84 80 66 80H32Q14 80 8 62z', 'terracotta') +
    line('M10 66H90', 'maize', 3) +
    line('M2 88q8-6 16 0t16 0t16 0t16 0t16 0t16 0', 'teal', 5),
  sunset:
    area('M0 58H100V92H0z', 'teal') +
    area('M18 58a32 32 0 0 1 64 0z', 'mango') +
    area('M28 58a22 22 0 0 1 44 0z', 'maize') +
    line('M34 66H66M40 74H60M46 82H54', 'maize', 4) +
    area('M70 40C80 46 84 54 82 58H70z', 'paper') +
    area('M62 58H90Q86 66 80 66H70Q64 66 62 58z', 'bark'),
  wave:
    area('M0 60Q12 44 25 60T50 60T75 60T100 60V90H0z', 'teal') +
    line('M0 46q12-14 25 0t25 0t25 0t25 0', 'teal', 5) +
    line('M8 72q8-8 16 0t16 0t16 0t16 0t16 0', 'sky', 4) +
    disc(74, 22, 11, 'maize'),
  hut:
    area('M12 52Q50 4 88 52z', 'ochre') +
    line('M50 14L30 50M50 14L42 50M50 14L58 50M50 14L70 50', 'maize', 3) +
    rect(22, 50, 56, 36, 'clay') +
    rect(42, 60, 16, 26, 'bark', 2) +
    repeated(
      [
        [26, 56],
        [64, 56],
      ],
      area('M5 0L10 5L5 10L0 5z', 'cream'),
    ) +
    rect(8, 84, 84, 5, 'leaf', 2),
  lodge:
    area('M6 48Q50 8 94 48z', 'bark') +
    line('M16 44Q50 14 84 44', 'ochre', 4) +
    rect(16, 48, 68, 28, 'cream') +
    rect(24, 54, 12, 14, 'teal', 6) +
    rect(44, 54, 12, 22, 'terracotta', 6) +
    rect(64, 54, 12, 14, 'teal', 6) +
    line('M0 84q8-6 16 0t16 0t16 0t16 0t16 0t16 0', 'teal', 5),
  bed:
    rect(10, 28, 8, 58, 'bark', 3) +
    rect(82, 46, 8, 40, 'bark', 3) +
    rect(14, 54, 72, 20, 'terracotta', 4) +
    rect(20, 44, 24, 14, 'paper', 6) +
    area('M46 54H86V74H46z', 'maize') +
    line('M46 60H86M46 67H86', 'wine', 3) +
    rect(12, 72, 76, 7, 'bark', 2),
  boots:
    area('M22 20H42V50C48 56 60 56 62 64V72H22z', 'ochre') +
    rect(20, 70, 44, 8, 'ink', 3) +
    line('M26 30H38M26 40H38', 'maize', 3.5) +
    line('M84 14L74 88', 'bark', 5),
  footpath:
    area('M0 50Q26 22 52 50T100 44V108H0z', 'leaf') +
    area(
      'M34 108C36 84 66 70 54 60C46 54 50 50 52 48L56 49C54 54 70 58 66 66C62 76 60 84 66 108z',
      'cream',
    ) +
    disc(22, 22, 10, 'maize') +
    disc(66, 34, 5, 'bark') +
    area('M60 58L62 40H71L74 58z', 'wine') +
    line('M76 40L80 60', 'bark', 2.5),
  truck:
    rect(10, 34, 48, 34, 'terracotta', 4) +
    area('M60 42H78L90 56V68H60z', 'teal') +
    area('M66 47H76L83 56H66z', 'sky') +
    rect(18, 26, 12, 10, 'maize', 2) +
    rect(34, 22, 14, 14, 'leaf', 2) +
    disc(26, 72, 11, 'maize') +
    disc(26, 72, 4, 'bark') +
    disc(74, 72, 11, 'maize') +
    disc(74, 72, 4, 'bark') +
    line('M10 60H2', 'bark', 3),
  abacus:
    line('M16 16V88M84 16V88M16 30H84M16 50H84M16 70H84', 'bark', 5) +
    [30, 50, 70]
      .map((y, row) =>
        [0, 1, 2, 3]
          .map((index) =>
            disc(
              28 + index * 11 + (row === 1 ? 12 : 0),
              y,
              6.5,
              (['terracotta', 'maize', 'teal'] as const)[row] ?? 'teal',
            ),
          )
          .join(''),
      )
      .join(''),
};
