import type { unsentTexts as words } from '../../lib/texts/messages/unsent.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const unsentTexts: Translation<typeof words> = {
  count: { draft: { one: 'Nu {count} meyi haɖe o', other: 'Nu {count} meyi haɖe o' } },
  sent: { draft: 'Woɖoe ɖa: {what}' },
  waiting: { draft: 'Ele network lalam, eye wòayi le eɖokui si.' },
  refused: { draft: 'Womexɔe o: {why}' },
  of: { draft: '{name} ŋlɔe; wòe nye {reader}. Ele lalam va se ɖe esime {name} nage ɖe eme.' },
  ofSomebody: { draft: '{name} ŋlɔe. Ele lalam va se ɖe esime {name} nage ɖe eme.' },
  ofVisitor: { draft: 'Woŋlɔe hafi ame aɖe ge ɖe eme; wòe nye {reader}. Tɔwòea?' },
  now: { draft: 'Ɖoe ɖa fifia' },
  as: { draft: 'Ɖoe ɖa abe {reader} ene' },
  change: { draft: 'Trɔe' },
  takeBack: { draft: 'Tsɔe ƒu gbe' },
  prayerRequest: { draft: 'Gbedodoɖa' },
  testimony: { draft: 'Ɖaseɖiɖi' },
  toChurch: { draft: 'Gbedasi na hamea' },
  toLeader: { draft: 'Gbedasi na kplɔla' },
  card: { draft: 'Amedzro yeye ƒe agbalẽvi' },
  form: { draft: 'Form aɖe ƒe ŋuɖoɖo' },
  profile: { draft: 'Nyatakakawo ƒe tɔtrɔ' },
}
