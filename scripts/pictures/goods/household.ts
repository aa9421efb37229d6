import { area, around, disc, line, moved, rect, repeated, ring, turned } from '../shapes';

const bubbles = disc(22, 26, 5, 'sky') + disc(34, 18, 3, 'sky') + disc(80, 30, 4, 'sky');

/** What people wash, cook, dress and furnish with. */
export const household = {
  soap:
    ring(24, 24, 6, 'teal', 2) +
    ring(38, 17, 4, 'teal', 2) +
    ring(80, 26, 5, 'teal', 2) +
    rect(16, 56, 68, 28, 'leaf', 9) +
    rect(22, 61, 56, 18, 'moss', 6) +
    rect(24, 32, 52, 26, 'maize', 9) +
    rect(30, 37, 40, 16, 'straw', 6) +
    area('M50 39c5 3 6 8 0 12c-6-4-5-9 0-12z', 'forest'),
  bottle:
    bubbles +
    rect(44, 14, 12, 12, 'ink', 2) +
    line('M50 16H66V22', 'ink', 5) +
    area('M36 38q0-12 14-12t14 12V80q0 6-6 6H42q-6 0-6-6z', 'teal') +
    rect(40, 48, 20, 24, 'paper', 3) +
    area('M50 51c7 5 8 12 0 17c-8-5-7-12 0-17z', 'leaf'),
  tin:
    rect(18, 46, 64, 36, 'terracotta', 6) +
    area('M18 50a32 11 0 0 1 64 0z', 'clay') +
    `<ellipse cx="50" cy="46" rx="32" ry="11" fill="#F7D58F"/>` +
    `<ellipse cx="50" cy="46" rx="24" ry="7" fill="#FBF8F1"/>` +
    line('M40 46q5-5 10 0t10 0', 'maize', 3) +
    rect(30, 62, 40, 12, 'paper', 3),
  jar:
    rect(32, 16, 36, 12, 'bark', 3) +
    rect(28, 28, 44, 58, 'sky', 9) +
    area('M28 48q11-6 22 0t22 0V77q0 9-9 9H37q-9 0-9-9z', 'teal') +
    rect(36, 58, 28, 16, 'paper', 3) +
    line('M41 66h18', 'teal', 3),
  oil:
    rect(45, 12, 10, 16, 'bark', 2) +
    area('M40 28H60V36Q70 42 70 54V80q0 6-6 6H36q-6 0-6-6V54Q30 42 40 36z', 'mango') +
    area('M50 46c9 12 11 17 11 21a11 11 0 0 1-22 0c0-4 2-9 11-21z', 'straw'),
  aloe:
    area('M46 82C34 62 30 44 32 22C42 38 48 56 52 82z', 'forest') +
    area('M50 82C48 58 50 34 58 16C62 40 60 62 56 82z', 'leaf') +
    area('M54 82C62 62 70 48 84 38C80 56 70 72 60 82z', 'forest') +
    area('M46 82C38 66 30 56 14 50C20 66 32 78 42 82z', 'leaf') +
    area('M30 78H72L66 90H36z', 'terracotta'),
  kiondo:
    line('M32 40C32 8 68 8 68 40', 'bark', 5) +
    area('M22 38H78L72 80Q50 92 28 80z', 'maize') +
    area('M23.5 46H76.5L75.5 54H24.5zM26 64H74L73 72H27z', 'terracotta') +
    repeated(
      [
        [30, 56],
        [42, 56],
        [54, 56],
        [66, 56],
      ],
      area('M0 4L4 0L8 4L4 8z', 'indigo'),
    ) +
    rect(20, 34, 60, 7, 'bark', 3),
  laundry:
    rect(26, 36, 48, 50, 'ochre', 6) +
    [44, 54, 64, 74].map((y) => rect(26, y, 48, 4, 'maize')).join('') +
    [34, 46, 58].map((x) => rect(x, 36, 4, 50, 'bark')).join('') +
    area('M22 36a28 14 0 0 1 56 0z', 'terracotta') +
    disc(50, 22, 4, 'bark'),
  jacket:
    area('M36 20L18 30L12 66L24 68L28 46V84H72V46L76 68L88 66L82 30L64 20L50 30z', 'indigo') +
    area('M50 30V84H72V46L74 40V25L64 20z', 'teal') +
    rect(32, 54, 13, 14, 'maize', 1) +
    rect(56, 60, 12, 16, 'terracotta', 1) +
    area('M36 20L50 30L44 42L32 24zM64 20L50 30L56 42L68 24z', 'straw') +
    line('M50 42V82', 'paper', 2),
  bag:
    line('M36 40C36 14 64 14 64 40', 'wine', 5) +
    area('M24 36H76L80 84H20z', 'wine') +
    area('M50 36H76L78 60H50z', 'maize') +
    area('M22 60H50V84H20z', 'teal') +
    line('M50 38V82M23 60H77', 'paper', 1.5),
  beads:
    disc(50, 50, 38, 'terracotta') +
    `<circle cx="50" cy="50" r="32" fill="none" stroke="#F0B541" stroke-width="7" stroke-dasharray="7 3.05"/>` +
    `<circle cx="50" cy="50" r="24" fill="none" stroke="#FBF8F1" stroke-width="6" stroke-dasharray="6 3.4"/>` +
    `<circle cx="50" cy="50" r="17" fill="none" stroke="#3B4C8C" stroke-width="5"/>` +
    disc(50, 50, 13, 'cream'),
  belt:
    area('M10 42H90V62H10z', 'bark') +
    repeated(
      [
        [34, 43],
        [52, 43],
        [70, 43],
      ],
      area('M0 9L7 2L14 9L7 16z', 'maize') + area('M4 9L7 6L10 9L7 12z', 'terracotta'),
    ) +
    `<rect x="12" y="38" width="18" height="28" rx="4" fill="none" stroke="#B9B3A2" stroke-width="5"/>` +
    line('M20 52H32', 'stone', 4),
  sandal:
    area('M30 16C44 10 52 22 50 40C49 54 54 66 50 78C46 90 30 90 26 78C20 58 20 24 30 16z', 'ink') +
    area(
      'M32 22C42 18 47 28 45 42C44 54 48 66 45 76C41 84 33 83 30 76C25 58 25 28 32 22z',
      'bark',
    ) +
    line('M26 44L37 34L48 44M37 34V26', 'maize', 5) +
    turned(
      area('M58 24C72 18 80 30 78 48C77 62 82 72 78 84', 'ink') +
        area(
          'M60 22C73 16 81 28 79 44C78 58 82 68 78 78C74 86 62 86 58 78C52 60 52 30 60 22z',
          'ink',
        ) +
        area(
          'M62 28C71 24 76 34 74 46C73 58 76 66 73 74C70 80 64 80 61 74C57 60 56 34 62 28z',
          'bark',
        ) +
        line('M55 48L66 38L77 48M66 38V31', 'maize', 5),
      4,
    ),
  boot:
    area('M32 14H56V52C62 58 78 58 82 68V76H32z', 'bark') +
    rect(28, 74, 58, 12, 'ink', 4) +
    line('M36 26H52M36 36H52M36 46H52', 'maize', 4) +
    [34, 44, 54, 64, 74].map((x) => rect(x, 80, 5, 6, 'stone')).join(''),
  scissors:
    line('M34 14L62 64M66 14L38 64', 'stone', 7) +
    ring(32, 74, 10, 'terracotta', 6) +
    ring(68, 74, 10, 'terracotta', 6) +
    disc(50, 43, 3, 'ink'),
  jiko:
    area('M22 36H78L68 62H32z', 'terracotta') +
    rect(18, 30, 64, 8, 'ink', 3) +
    area('M34 62H66L74 86H26z', 'ochre') +
    rect(42, 68, 16, 12, 'ink', 2) +
    area('M44 80c2-6 4-6 6-10c3 4 6 6 6 10z', 'maize') +
    area('M40 30c-3-9 5-11 4-19c9 5 8 11 7 14c2-1 3-3 3-5c5 5 6 8 3 10z', 'mango') +
    line('M18 42L10 50M82 42L90 50', 'ink', 4),
  bigStove:
    rect(20, 40, 60, 44, 'clay', 4) +
    rect(26, 24, 48, 20, 'stone', 5) +
    `<ellipse cx="50" cy="25" rx="27" ry="6" fill="#1D2A22"/>` +
    rect(34, 60, 22, 16, 'ink', 3) +
    area('M36 76c2-9 6-8 9-14c4 5 9 7 9 14z', 'maize') +
    rect(70, 10, 9, 32, 'ink', 2) +
    line('M62 54H74', 'bark', 4),
  refill:
    rect(14, 20, 20, 44, 'sky', 4) +
    rect(14, 36, 20, 28, 'maize', 4) +
    rect(40, 20, 20, 44, 'sky', 4) +
    rect(40, 30, 20, 34, 'terracotta', 4) +
    rect(66, 20, 20, 44, 'sky', 4) +
    rect(66, 44, 20, 20, 'leaf', 4) +
    [14, 40, 66]
      .map((x) => rect(x + 1, 14, 18, 8, 'bark', 2) + rect(x + 7, 64, 6, 8, 'ink', 1))
      .join('') +
    rect(10, 84, 80, 5, 'bark', 2) +
    area('M43 74H57L55 84H45z', 'paper'),
  scale:
    rect(22, 62, 56, 24, 'indigo', 5) +
    disc(50, 72, 9, 'paper') +
    line('M50 72L55 67', 'terracotta', 2.5) +
    rect(44, 50, 12, 12, 'ink') +
    area('M14 40H86L78 52H22z', 'stone') +
    disc(38, 32, 9, 'leaf') +
    disc(54, 30, 10, 'mango') +
    disc(67, 34, 7, 'terracotta'),
  chair:
    area('M24 14H66Q74 14 74 22V56H24z', 'maize') +
    [22, 32, 42].map((y) => line(`M28 ${y}h42`, 'ochre', 3)).join('') +
    [34, 44, 54, 64].map((x) => line(`M${x} 18V52`, 'ochre', 2)).join('') +
    rect(18, 52, 64, 14, 'terracotta', 6) +
    line('M24 66L20 88M76 66L80 88M18 50V40H28', 'bark', 5) +
    line('M82 50V40H72', 'bark', 5),
  mat:
    area('M14 30L70 22L86 70L30 80z', 'maize') +
    line('M20 32L36 79M32 30L48 77M44 28L60 75M56 26L72 73', 'ochre', 4) +
    line('M17 42L74 33M20 54L78 45M25 66L82 58', 'terracotta', 4) +
    line('M14 30L70 22L86 70L30 80z', 'bark', 3),
  yarn:
    disc(42, 46, 26, 'wine') +
    line(
      'M20 40C34 24 52 26 64 40M18 50C34 34 56 38 66 52M24 60C36 48 52 50 60 62M36 22C26 38 28 56 38 70M50 22C42 38 46 58 54 68',
      'rose',
      3,
    ) +
    disc(68, 66, 18, 'indigo') +
    line('M54 60C62 54 72 56 80 64M52 68C62 62 74 64 82 72M64 50C60 60 62 72 70 82', 'sky', 3) +
    line('M60 84C44 92 28 86 14 88', 'indigo', 3),
  scarf:
    area('M20 20Q50 40 80 20L86 34Q50 58 14 34z', 'mango') +
    area('M30 38L52 46L44 86L22 82z', 'wine') +
    area('M50 46L70 38L78 80L58 86z', 'mango') +
    line('M28 52L50 58M26 64L48 70M55 60L74 54M57 72L76 66', 'straw', 4),
  nappy:
    area('M14 24H86V44Q68 48 62 84H38Q32 48 14 44z', 'sky') +
    area('M14 24H86V34H14z', 'teal') +
    disc(22, 29, 3, 'maize') +
    disc(78, 29, 3, 'maize') +
    repeated(
      [
        [38, 50],
        [54, 46],
        [46, 66],
      ],
      area('M4 0L8 4L4 8L0 4z', 'terracotta'),
    ),
  pads:
    turned(
      area('M36 34L20 42V58L36 66zM52 34L68 42V58L52 66z', 'maize') +
        rect(32, 12, 24, 76, 'wine', 12) +
        rect(38, 22, 12, 56, 'rose', 6),
      -12,
      44,
      50,
    ) + turned(rect(58, 22, 22, 62, 'teal', 11) + rect(64, 31, 10, 44, 'sky', 5), 14, 69, 53),
  washing:
    line('M8 26Q50 38 92 26', 'bark', 3) +
    area('M18 30H40V46Q34 46 32 62H26Q24 46 18 46z', 'paper') +
    area('M48 33H72L70 70H50z', 'maize') +
    area('M76 30H90V56H76z', 'terracotta') +
    rect(22, 24, 4, 10, 'ochre') +
    rect(34, 26, 4, 10, 'ochre') +
    rect(52, 28, 4, 10, 'ochre') +
    rect(66, 27, 4, 10, 'ochre') +
    line('M50 48H71M50 58H70', 'wine', 4),
  carrier:
    disc(42, 22, 13, 'bark') +
    area('M30 14Q42 2 56 14L58 22Q42 12 28 22z', 'wine') +
    area('M22 90V58Q22 38 42 38Q58 38 62 52V90z', 'teal') +
    disc(64, 46, 9, 'ochre') +
    area('M24 50L40 44L78 58Q88 66 80 80Q70 88 58 82L22 70z', 'maize') +
    line('M28 52L78 70M24 62L72 82', 'terracotta', 4) +
    repeated(
      [
        [50, 58],
        [64, 64],
      ],
      area('M0 4L4 0L8 4L4 8z', 'leaf'),
    ),
  romper:
    area(
      'M34 16L20 26L26 42L32 38V64L28 86H44L50 74L56 86H72L68 64V38L74 42L80 26L66 16L58 22H42z',
      'teal',
    ) +
    [44, 52, 60].map((y) => rect(32, y, 36, 4, y === 52 ? 'maize' : 'paper')).join('') +
    disc(50, 32, 2.5, 'maize') +
    disc(50, 39, 2.5, 'maize'),
  shirt:
    area('M36 18L14 30L22 48L30 44V84H70V44L78 48L86 30L64 18Q50 30 36 18z', 'indigo') +
    area('M40 19L50 36L60 19Q50 28 40 19z', 'paper') +
    rect(54, 46, 11, 13, 'sky', 2) +
    line('M50 36V82', 'sky', 2),
  notebook:
    rect(26, 16, 50, 70, 'ochre', 5) +
    rect(34, 16, 42, 70, 'cream', 4) +
    line('M42 32H68M42 42H68M42 52H62', 'stone', 3) +
    [26, 40, 54, 68].map((y) => line(`M22 ${y}H36`, 'bark', 4)).join('') +
    area('M60 60c8 4 9 13 0 20c-9-7-8-16 0-20z', 'leaf'),
  gift:
    rect(20, 40, 60, 46, 'leaf', 3) +
    rect(14, 30, 72, 16, 'forest', 3) +
    rect(44, 30, 12, 56, 'maize') +
    area(
      'M50 30C34 30 28 12 40 12C48 12 50 24 50 30C50 24 52 12 60 12C72 12 66 30 50 30z',
      'terracotta',
    ),
  board: turned(
    rect(20, 18, 26, 66, 'ochre', 2) +
      rect(50, 18, 26, 66, 'maize', 2) +
      line('M26 26V76M33 24V78M40 26V76', 'bark', 2) +
      line('M56 26L70 38M56 40L70 52M56 54L70 66M56 68L70 78', 'ochre', 2.5),
    -8,
  ),
  spark: around(8, area('M50 10L54 40H46z', 'maize')) + disc(50, 50, 16, 'maize'),
  house: moved(
    area('M10 50L50 14L90 50z', 'terracotta') +
      rect(20, 48, 60, 38, 'cream') +
      rect(42, 60, 16, 26, 'bark') +
      rect(26, 56, 10, 10, 'teal') +
      rect(64, 56, 10, 10, 'teal'),
    0,
    0,
  ),
};
