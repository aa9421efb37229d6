import { area, around, disc, line, moved, rect, repeated, ring, turned } from '../shapes';

const bean =
  `<ellipse cx="0" cy="0" rx="9" ry="13" fill="#5B430C"/>` +
  line('M1-11C-5-3 5 3-1 11', 'clay', 2.5);
const hexagon = 'M0-12L10.4-6V6L0 12L-10.4 6V-6z'.replaceAll('.400', '.4');

/** What grows, is kept, is cooked and is drunk. */
export const food = {
  honey:
    rect(30, 14, 40, 12, 'bark', 4) +
    area('M28 26H72Q80 34 80 44V76q0 10-10 10H30q-10 0-10-10V44Q20 34 28 26z', 'mango') +
    area('M26 40H74V76q0 6-6 6H32q-6 0-6-6z', 'maize') +
    moved(area(hexagon, 'paper'), 50, 60, 1.5) +
    moved(area(hexagon, 'mango'), 50, 60, 0.9),
  bee:
    `<ellipse cx="38" cy="34" rx="13" ry="20" fill="#CDE4E6" transform="rotate(-28 38 34)"/>` +
    `<ellipse cx="62" cy="34" rx="13" ry="20" fill="#CDE4E6" transform="rotate(28 62 34)"/>` +
    `<ellipse cx="50" cy="58" rx="17" ry="26" fill="#F0B541"/>` +
    area('M34 50H66V57H34zM34 65H66V72H36z', 'ink') +
    disc(50, 34, 10, 'ink') +
    line('M45 26L40 16M55 26L60 16', 'ink', 2.5),
  wax: [
    [34, 38],
    [55, 38],
    [76, 38],
    [44.5, 56],
    [65.5, 56],
    [23.5, 56],
    [34, 74],
    [55, 74],
  ]
    .map(([x = 0, y = 0], index) =>
      moved(area(hexagon, index % 3 === 1 ? 'mango' : 'maize'), x, y, 0.95),
    )
    .join(''),
  fish:
    area('M12 50C28 24 58 24 74 50C58 76 28 76 12 50z', 'teal') +
    area('M70 50L90 32V68z', 'indigo') +
    area('M40 30Q50 14 60 32zM42 70Q50 82 58 69z', 'indigo') +
    disc(28, 45, 4.5, 'paper') +
    disc(28, 45, 2, 'ink') +
    line('M40 40q5 10 0 20M50 38q6 12 0 24M60 42q4 8 0 16', 'sky', 3),
  ice: around(6, line('M50 50V16M50 28L42 20M50 28L58 20', 'teal', 5)) + disc(50, 50, 6, 'paper'),
  crate:
    rect(14, 40, 72, 44, 'teal', 4) +
    rect(20, 50, 60, 7, 'sky', 2) +
    rect(20, 64, 60, 7, 'sky', 2) +
    area('M20 40c6-16 18-16 24 0zM40 40c6-20 18-20 24 0zM58 40c6-14 16-14 22 0z', 'stone') +
    disc(34, 33, 2, 'ink') +
    disc(54, 31, 2, 'ink'),
  mango:
    area('M56 22C80 22 90 44 80 64C70 84 42 90 26 76C10 62 22 30 56 22z', 'mango') +
    area('M60 28C76 32 82 48 74 62C70 48 66 38 60 28z', 'maize') +
    area('M24 70C30 82 48 86 60 80C46 82 34 78 24 70z', 'terracotta') +
    line('M56 23C54 16 58 12 62 10', 'bark', 4) +
    area('M58 18C66 6 82 8 88 12C84 22 68 26 58 18z', 'leaf'),
  driedFruit:
    disc(36, 40, 19, 'mango') +
    disc(36, 40, 12, 'maize') +
    around(6, area('M36 40L34 30H38z', 'mango'), 36, 40) +
    disc(66, 46, 16, 'terracotta') +
    disc(66, 46, 10, 'clay') +
    disc(66, 46, 3, 'ink') +
    disc(46, 70, 17, 'straw') +
    disc(46, 70, 11, 'cream') +
    disc(43, 68, 1.5, 'bark') +
    disc(49, 70, 1.5, 'bark') +
    disc(45, 74, 1.5, 'bark'),
  camel:
    area(
      'M20 56C22 44 30 44 38 40C42 26 56 24 60 40C66 42 68 46 72 46C76 46 75 34 75 26C75 18 84 17 91 23L85 30C83 42 83 56 75 62V88H70V66C58 70 46 70 36 66V88H31V62C25 62 20 62 20 56z',
      'ochre',
    ) +
    area('M61 64H66V88H61zM40 66H45V88H40z', 'bark') +
    area('M36 42Q49 50 62 42L66 56Q50 62 33 56z', 'wine') +
    line('M35 50Q50 56 65 50', 'maize', 3) +
    line('M20 56L16 68', 'bark', 3) +
    disc(81, 23, 1.5, 'ink'),
  milk:
    area('M38 14H62V26Q74 34 74 46V80q0 6-6 6H32q-6 0-6-6V46Q26 34 38 26z', 'stone') +
    area('M38 14H62V22H38zM26 54H74V62H26z', 'teal') +
    area('M50 66c5 6 6 8 6 10a6 6 0 0 1-12 0c0-2 1-4 6-10z', 'paper') +
    line('M26 42C14 42 14 58 24 60', 'ink', 4),
  milkGlass:
    area('M30 16H70L64 86H36z', 'sky') +
    area('M32.5 36Q41 30 50 36T67.5 36L63.5 82H36.500z', 'paper') +
    line('M30 16H70L64 86H36z', 'teal', 3),
  yoghurt:
    area('M24 40H76L68 86H32z', 'paper') +
    area('M26 50H74L71 68H29z', 'terracotta') +
    `<ellipse cx="50" cy="40" rx="28" ry="9" fill="#F7EAD0"/>` +
    line('M40 40Q50 32 60 40', 'clay', 3) +
    line('M60 40L78 12', 'bark', 5),
  coffee:
    `<ellipse cx="48" cy="82" rx="34" ry="6" fill="#1F5D3A"/>` +
    area('M20 42H72V60Q72 80 46 80T20 60z', 'forest') +
    line('M72 48H80Q88 48 86 58T72 68', 'forest', 6) +
    `<ellipse cx="46" cy="42" rx="26" ry="7" fill="#5B430C"/>` +
    line('M38 30c-6-6 6-10 0-17M52 30c-6-6 6-10 0-17', 'clay', 4),
  beans:
    moved(bean, 34, 36, 1.2) +
    moved(turned(bean, 40, 0, 0), 64, 34, 1.2) +
    moved(turned(bean, -50, 0, 0), 48, 64, 1.3) +
    moved(turned(bean, 15, 0, 0), 76, 66, 1.1) +
    moved(turned(bean, 80, 0, 0), 22, 70, 1.1),
  cherries:
    line('M14 30C40 22 66 30 88 22M36 26V40M56 27V44M72 26V38', 'bark', 4) +
    area(
      'M22 28C20 10 40 8 46 12C44 24 34 30 22 28zM62 26C64 8 84 8 90 12C86 24 74 30 62 26z',
      'leaf',
    ) +
    disc(32, 52, 13, 'terracotta') +
    disc(56, 58, 14, 'wine') +
    disc(76, 50, 12, 'terracotta') +
    disc(28, 48, 3, 'clay') +
    disc(52, 54, 3, 'rose') +
    disc(72, 46, 3, 'clay'),
  plate:
    disc(50, 52, 36, 'paper') +
    ring(50, 52, 27, 'terracotta', 2.5) +
    area('M28 52A22 22 0 0 1 50 30V52z', 'leaf') +
    area('M50 30A22 22 0 0 1 66 67L50 52z', 'maize') +
    area('M28 52A22 22 0 0 0 66 67L50 52z', 'clay') +
    disc(40, 44, 3, 'moss') +
    disc(57, 45, 3, 'mango') +
    disc(44, 62, 4, 'bark') +
    disc(55, 66, 3, 'bark'),
  dishes:
    area('M16 62H84Q80 84 50 84T16 62z', 'terracotta') +
    area('M20 44H80Q76 62 50 62T20 44z', 'maize') +
    area('M26 28H74Q70 44 50 44T26 28z', 'teal') +
    `<ellipse cx="50" cy="28" rx="24" ry="5" fill="#CDE4E6"/>` +
    line('M16 63H84M20 45H80', 'paper', 2.5),
  teapot:
    line('M68 40Q88 38 84 56T68 66', 'indigo', 7) +
    area('M30 44Q12 40 12 26L20 28Q24 40 36 48z', 'indigo') +
    area('M26 40Q26 32 50 32T74 40V62Q74 84 50 84T26 62z', 'indigo') +
    area('M32 34Q36 22 50 22T68 34z', 'teal') +
    disc(50, 18, 5, 'maize') +
    line('M28 52q5.5 8 11 0t11 0t11 0t11 0', 'maize', 3),
  bowl:
    line('M66 46L86 14', 'bark', 6) +
    `<ellipse cx="50" cy="46" rx="34" ry="10" fill="#F0B541"/>` +
    area('M16 46a34 10 0 0 0 68 0Q84 82 50 86T16 46z', 'terracotta') +
    line('M22 62q7 8 14 0t14 0t14 0t14 0', 'maize', 4) +
    line('M38 30c-5-6 5-9 0-15M52 30c-5-6 5-9 0-15', 'stone', 3.5),
  millet:
    line('M34 90C36 66 38 50 34 30M66 90C62 68 62 52 66 34', 'leaf', 4) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (row) =>
          disc(28, 20 + row * 6, 4.5, 'maize') +
          disc(35, 17 + row * 6, 4.5, 'mango') +
          disc(41, 21 + row * 6, 4.5, 'maize'),
      )
      .join('') +
    [0, 1, 2, 3, 4, 5]
      .map(
        (row) =>
          disc(60, 26 + row * 6, 4.5, 'terracotta') +
          disc(67, 23 + row * 6, 4.5, 'clay') +
          disc(73, 27 + row * 6, 4.5, 'terracotta'),
      )
      .join('') +
    area(
      'M36 74C22 72 16 60 16 54C28 56 36 64 36 74zM64 76C80 74 84 62 84 56C72 58 64 66 64 76z',
      'leaf',
    ),
  flourBag:
    area('M26 24H74L80 80q0 6-6 6H26q-6 0-6-6z', 'clay') +
    area('M26 24Q50 8 74 24L70 32Q50 22 30 32z', 'ochre') +
    rect(32, 42, 36, 30, 'maize', 4) +
    line('M50 68V48M50 54L42 48M50 54L58 48M50 62L42 56M50 62L58 56', 'forest', 3.5),
  cabbage:
    disc(50, 54, 34, 'moss') +
    area('M50 20C30 24 18 42 22 64C32 70 44 60 50 88z', 'leaf') +
    area('M50 20C70 24 82 42 78 64C68 70 56 60 50 88z', 'forest') +
    area('M50 30C38 38 36 58 50 76C64 58 62 38 50 30z', 'mint') +
    line('M50 36V72M50 48L43 43M50 48L57 43M50 60L44 54M50 60L56 54', 'leaf', 2),
  maize:
    area('M50 12C64 22 66 60 56 84H44C34 60 36 22 50 12z', 'maize') +
    [26, 36, 46, 56, 66].map((y) => line(`M40 ${y}H60`, 'mango', 2)).join('') +
    line('M46 20V80M54 20V80', 'mango', 2) +
    area(
      'M44 86C22 76 20 52 26 38C38 48 44 64 46 86zM56 86C78 76 80 52 74 38C62 48 56 64 54 86z',
      'leaf',
    ),
  hen:
    area(
      'M24 40C18 30 26 18 36 22C44 26 42 36 50 40C62 42 70 34 82 26C90 46 82 74 56 76C34 78 26 62 26 48z',
      'terracotta',
    ) +
    area('M46 48C58 46 68 50 74 44C74 60 64 68 54 64z', 'clay') +
    area('M24 32L12 38L24 40z', 'maize') +
    area('M28 22C26 12 32 12 33 18C35 10 41 12 39 19C45 14 46 20 42 24z', 'wine') +
    disc(31, 30, 2, 'ink') +
    line('M48 76V88M58 76V88M44 88H52M54 88H62', 'maize', 3),
  vinegar:
    rect(44, 10, 12, 8, 'terracotta', 2) +
    area('M44 18H56V38Q68 44 68 56V82q0 4-4 4H36q-4 0-4-4V56Q32 44 44 38z', 'maize') +
    area('M32 60H68V82q0 4-4 4H36q-4 0-4-4z', 'mango') +
    rect(37, 52, 26, 22, 'paper', 3) +
    moved(
      area('M56 22C80 22 90 44 80 64C70 84 42 90 26 76C10 62 22 30 56 22z', 'mango'),
      43,
      55,
      0.14,
    ),
  dye:
    area('M14 40H86L78 78Q50 92 22 78z', 'ink') +
    `<ellipse cx="50" cy="40" rx="36" ry="10" fill="#9C3F5A"/>` +
    `<ellipse cx="50" cy="41" rx="28" ry="6" fill="#C9754F"/>` +
    line('M58 40L76 8', 'bark', 5) +
    area('M26 36C22 26 26 18 34 14C36 22 34 30 30 37z', 'leaf') +
    area('M40 34C36 24 42 14 50 12C52 20 48 28 44 35z', 'moss'),
  basketOfFruit:
    disc(34, 40, 12, 'terracotta') +
    disc(52, 34, 13, 'mango') +
    disc(68, 42, 11, 'leaf') +
    area('M14 46H86L76 84H24z', 'ochre') +
    line('M20 58H80M22 70H78', 'maize', 4) +
    [32, 44, 56, 68].map((x) => line(`M${x} 48V82`, 'bark', 3)).join(''),
  seaweed:
    line('M30 90C22 74 38 64 30 48C24 36 34 26 30 14', 'leaf', 8) +
    line('M50 90C58 74 42 62 50 46C56 34 46 26 52 16', 'forest', 8) +
    line('M70 90C62 74 78 66 70 50C66 40 76 32 70 22', 'leaf', 8) +
    repeated(
      [
        [38, 58],
        [22, 36],
        [58, 66],
        [44, 32],
        [80, 60],
        [62, 38],
      ],
      disc(0, 0, 4.5, 'moss'),
    ),
};
