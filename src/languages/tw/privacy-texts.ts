import type { privacyTexts as english } from '../../lib/texts/accounts/privacy-page.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const privacyTexts: Translation<typeof english> = {
  account: { draft: 'Wo account' },
  accountText: {
    draft:
      'Din, username, fon, ne wo e-mail address sɛ wode ma a: sɛ yɛbɛhunu asɔreba, na yɛanya wo. Wo password deɛ, yɛsie no kwan a obiara ntumi nkan.',
  },
  profile: { draft: 'Wo ho nsɛm' },
  profileText: {
    draft:
      'Da a wɔwoo wo, awareɛ, address, adwuma, da a wobaa kane ne sɛ wɔawo wo foforɔ: ma asɔfoɔ hwɛ wo. Wo na wokyerɛ wɔn a wɔhunu wo ho nsɛm ka asɔre ɔfese ho.',
  },
  photograph: { draft: 'Wo mfonini' },
  photographText: {
    draft: 'Sɛ wode ba nko ara a. Wo fekuo mma hunu sɛ wopene so a, na wobɛtumi asesa wɔ wo nhyehyɛeɛ mu.',
  },
  written: { draft: 'Deɛ wotwerɛ' },
  writtenText: {
    draft:
      'Mpaebɔ adesrɛ, adansedie, nkra ne nkɔmmɔdie mu nsɛm. Kokoam mpaebɔ adesrɛ deɛ, wo, asɔre ɔfese ne wo fekuo kannifoɔ na ɛkan. Adansedie da adi berɛ a wɔapene so.',
  },
  takePart: { draft: 'Deɛ wode wo ho hyɛ mu' },
  takePartText: {
    draft:
      'Wo fekuo, deɛ wotwerɛɛ wo din maa no ne da a wobaeɛ: na akannifoɔ ne wɔn aboafoɔ ahunu deɛ ɔnni hɔ na ɛhia sɛ wɔkɔsra no. Akuo a wosom mu ne da a wosom; berɛ a wontumi nsom no, wɔn a wɔhyehyɛ nko ara na wɔhunu. Sɛ wonni fekuo biara mu a, akannifoɔ hunu wo din nko ara, na wɔatumi abisa ɔfese no ama wo.',
  },
  give: { draft: 'Deɛ woma' },
  giveText: {
    draft:
      'Sika dodoɔ, deɛ ɛwɔ hɔ ma, da ne kwan a wofaa so, ne wo din: ma receipt ne nwoma. Sikasɛm so ahwɛfoɔ hunu, na berɛ biara a wɔhwɛ no, yɛtwerɛ. Sikasɛm so ahwɛfoɔ ne wɔn a wɔde wɔn nsa hyɛ aseɛ hunu wo welfare tua ne deɛ wobisa firi mu; deɛ enti a wɔgyaa wo ka no, wɔn a wɔde wɔn nsa hyɛɛ aseɛ saa da no nko ara na wɔhunu.',
  },
  device: { draft: 'Wɔ wo ara fon so' },
  deviceText: {
    draft:
      'Wo browser sie nkratafa a wokan ne wo ara wo nsɛm, na woatumi akan a network nni hɔ. Sɛ wofiri mu, anaa obi foforɔ wura mu, anaa wo ara woyi firi “Deɛ wɔasie” mu a, ɛkɔ. Deɛ wotwerɛ a network nni hɔ no twɛn hɔ ma wo nko ara kɔsi sɛ ɛbɛkɔ. Asɛnka a wopaw sɛ wobɛsie no tena hɔ kɔsi sɛ wobɛyi. Sɛ wobisa notifications a, ɛnam wo browser wuranom so ba, na wɔntumi nkan, kɔsi sɛ wobɛfiri mu.',
  },
  signIn: { draft: 'Sɛdeɛ wowura mu' },
  signInText: {
    draft:
      'Fon, mmerɛ ne network address: sɛ ahɔhoɔ rennya wo account mu kwan. Nna 30 akyi no, yɛtwa address no so. Adwumayɛfoɔ a wɔkan asɔremma din nso, yɛtwerɛ.',
  },
  see: { draft: 'Hwɛ' },
  seeText: { draft: 'Twe deɛ yɛsie fa wo ho nyinaa wɔ Nhyehyɛeɛ, Me ho nsɛm, berɛ biara, anaasɛ bisa.' },
  correct: { draft: 'Tene' },
  correctText: { draft: 'Sesa wɔ wo ho nsɛm mu, anaasɛ ka kyerɛ asɔre no ma wɔntene deɛ wontumi nsesa.' },
  erase: { draft: 'Ma wɔmpepa' },
  eraseText: {
    draft:
      'To wo account mu wɔ Nhyehyɛeɛ. Nna 14 akyi no, yɛpepa wo ho nsɛm; deɛ afoforɔ tumi kan no tena hɔ, na wo din ne wo mfonini nka ho.',
  },
  object: { draft: 'Mpene, na yi firi mu' },
  objectText: {
    draft:
      'Ka sɛ wompene sɛ wɔde wo ho nsɛm yɛ biribi, anaasɛ twe wo pene san. Ɛyɛ mmerɛ sɛdeɛ wodii kan peneeɛ no ara.',
  },
}
