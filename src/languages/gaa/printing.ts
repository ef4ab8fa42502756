import type { printingWords } from '../../islands/people/printing/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const printing: Translation<typeof printingWords> = {
  title: { draft: 'Print' },
  directory: { draft: 'Directory' },
  directoryText: {
    draft:
      'Wekui ni kpɛlɛ nɔ akɛ amɛhi directory lɛ mli, kɛ nɔ ni mɔ fɛɛ mɔ tsɔɔ asafo lɛ mli bii fɛɛ, ni nɔ kroko ko bɛ mli.',
  },
  inDirectory: { draft: { one: 'Mɔ {count} yɛ mli.', other: 'Mɛi {count} yɛ mli.' } },
  nobodyYet: {
    draft:
      'Mɔ ko bɛ mli lolo. Asafo lɛ mli bii kpɛlɛɔ nɔ yɛ Gbɛjianɔtoi, Teemɔŋ saji ashishi, kɛ “Okɛ migbɛi awo asafo lɛ directory mli”.',
  },
  notCounted: { draft: 'Anyɛɛɛ akane directory lɛ.' },
  textSize: { draft: 'Wiemɔi lɛ adalɛ' },
  small: { draft: 'Bibioo' },
  large: { draft: 'Wulu' },
  pictures: { draft: 'Kɛ mɛi ni kpɛlɛ nɔ lɛ amfonirii' },
  downloadDirectory: { draft: 'Download directory lɛ' },
  birthdays: { draft: 'Fɔmɔ gbii' },
  birthdaysText: { draft: 'Gbi kɛ nyɔŋ, afi bɛ mli kɔkɔɔkɔ.' },
  whose: { draft: 'Namɛi afɔmɔ gbii' },
  shown: { draft: 'Mɛi ni tsɔɔ amɛnɔ asafo lɛ mli bii fɛɛ' },
  office: { draft: 'Mɔ fɛɛ mɔ ni onaa lɛ, kɛha ofis lɛ' },
  month: { draft: 'Nyɔŋ' },
  wholeYear: { draft: 'Afi muu' },
  downloadBirthdays: { draft: 'Download fɔmɔ gbii lɛ' },
  labels: { draft: 'Labels kɛha envelopes' },
  labelsText: { draft: 'Mɔ fɛɛ mɔ ni yɔɔ address lɛ gbɛi kɛ e-address, yɛ A4 woji anɔ. Print amɛ yɛ 100 %.' },
  people: { draft: 'Mɛi' },
  everybody: { draft: 'Mɔ fɛɛ mɔ ni onaa lɛ' },
  sheet: { draft: 'Wolo' },
  sheet3x8: { draft: '3 × 8 labels, 70 × 37 mm' },
  sheet2x7: { draft: '2 × 7 labels, 99 × 38 mm' },
  sheet3x7: { draft: '3 × 7 labels, 64 × 38 mm' },
  skip: { draft: 'Labels ni yɔɔ klɛŋklɛŋ wolo lɛ nɔ ni akɛtsu nii momo' },
  together: { draft: 'Label kome kɛha shia fɛɛ shia' },
  downloadLabels: { draft: 'Download labels lɛ' },
  listsNotLoaded: { draft: 'Ogbɛii lɛ egbeleee.' },
  saved: { draft: 'Adownload' },
}
