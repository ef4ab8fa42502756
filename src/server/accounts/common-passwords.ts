import { refuseFields } from '../http/refusal.ts'

/** What guessers try first, of those with eight characters and more (lists of leaked passwords), and what one guesses of a church. */
const common = new Set(
  `12345678 123456789 1234567890 123123123 1234512345 11111111 00000000 87654321 88888888 12341234 11223344 987654321 0987654321
password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd qwertyui qwertyuiop qwerty123 qwerty1234 1q2w3e4r
1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 asdfghjk asdfghjkl asdf1234 zxcvbnm1 abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 iloveyou
iloveyou1 sunshine princess football baseball superman trustno1 starwars whatever letmein1 welcome1 welcome123 admin123 admin1234
administrator changeme changeme1 computer internet michelle jennifer jonathan liverpool chelsea1 arsenal1 manchester barcelona
blessing blessing1 jesus123 jesuschrist jesusislord jesuslovesme iamblessed godisgood godislove godisgreat hallelujah emmanuel
praisegod thankgod thankyoujesus ilovejesus ilovegod christian church123 ghana123 ghana1234 accra123`.split(
    /\s+/,
  ),
)

/** Throws 400 at `password` for one that is guessed first, in any letter case, or is the username itself. */
export function refuseCommon(password: string, username = ''): void {
  const plain = password.normalize('NFKC').toLowerCase()
  if (common.has(plain) || (username !== '' && plain === username.normalize('NFKC').toLowerCase()))
    refuseFields({
      password: ['This is one of the first that a guesser would try. Please choose another one'],
    })
}
