/** Passwords of eight characters and more that head the lists of leaked ones. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word
  12345678 123456789 1234567890 12341234 11111111 00000000 87654321 88888888 12121212 123123123
  987654321 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zaq12wsx abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456
  iloveyou iloveyou1 sunshine princess football baseball superman trustno1 welcome1 welcome123
  letmein1 admin123 administrator changeme changeme1 computer internet starwars whatever jennifer
  michelle charlie1 liverpool manchester chelsea1 arsenal1 safaricom nairobi1 nairobi123 kenya123
  kenya1234 karibu123 hakunamatata mombasa1 jesus123 godisgood godislove blessing blessed1 test1234
  testtest secret123 master123 monkey123 dragon123 football1 samsung1 google123 facebook
  mypassword newpassword default1 guest123 user1234 login123 temp1234 spring2024 summer2024`.split(
    /\s+/,
  ),
);
