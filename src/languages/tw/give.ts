import type { giveWords } from '../../islands/giving/giving/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const give: Translation<typeof giveWords> = {
  demonstration: { draft: 'Yei yɛ nhwɛsoɔ: sika biara nkɔ baabiara, na deɛ wotwerɛ no mfiri phone yi mu.' },
  sample: {
    draft: 'Yei yɛ nhwɛsoɔ: sika biara nkɔ baabiara. Nhyehyɛeɛ bi a ɛwɔ ha na ɛgyina sikakorabea no ananmu.',
  },
  test: { draft: 'Yɛresɔ ahwɛ: sika biara nkɔ baabiara. Asɔre no resɔ ne MoMo nhyehyɛeɛ ahwɛ.' },
  act: { draft: 'Kratafa yi' },
  usualAmounts: { draft: 'Sika dodoɔ a wɔtaa ma' },
  amount: { draft: 'Sika dodoɔ ({currency})' },
  whole: {
    draft: {
      names: {
        Whole: 'Sika',
        cedis: 'a pesewas nka ho',
        amounts: 'a kakra nka ho',
        or: 'anaa',
        more: 'deɛ ɛboro saa',
      },
    },
  },
  method: { draft: 'Ɛkwan a wobɛfa so atua' },
  name: { draft: 'Din' },
  email: { draft: 'E-mail' },
  message: { draft: 'Nkra' },
  messageHint: { draft: 'Deɛ enti a worema, anaa deɛ enti a woreda ase.' },
  give: { draft: 'Ma' },
  giveSum: { draft: 'Ma {sum}' },
  busy: { draft: 'Yɛreyɛ ho adwuma...' },
  telephone: { draft: 'Phone nɔma a ɛbɛtua' },
  fund: { draft: 'Deɛ ɛyɛ ma' },
  weekday: { draft: 'Kofi & Ama: da a wɔwoo wo' },
  noWeekday: { draft: 'Ɛnyɛ Kofi & Ama deɛ' },
  dayOfBirth: { draft: '{day} ({names})' },
  ofPledge: { draft: 'Yei ka deɛ wohyɛɛ bɔ sɛ wobɛma no ho. Ma deɛ wobɛtumi seesei.' },
  logInForPledge: { draft: 'Di kan <a>kɔ mu</a>, na yei aka deɛ wohyɛɛ bɔ no ho.' },
  withoutPledge: { draft: 'Ma a ɛmfa bɔhyɛ ho' },
}
