import type { printingWords } from '../../islands/people/printing/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const printing: Translation<typeof printingWords> = {
  title: { draft: 'Printe' },
  directory: { draft: 'Directory' },
  directoryText: {
    draft:
      'Mmusua a wɔpenee so sɛ wɔmfa wɔn nhyɛ directory no mu, ne deɛ obiara kyerɛ asɔremma nyinaa, na biribi foforɔ nka ho.',
  },
  inDirectory: { draft: { one: 'Onipa {count} wɔ mu.', other: 'Nnipa {count} wɔ mu.' } },
  nobodyYet: {
    draft:
      'Obiara nni mu. Asɔremma pene so wɔ Nhyehyɛeɛ, Kokoam nsɛm ase, “Fa me din hyɛ asɔre no directory mu”.',
  },
  notCounted: { draft: 'Yɛantumi ankan directory no.' },
  textSize: { draft: 'Nsɛm no kɛseɛ' },
  small: { draft: 'Ketewa' },
  large: { draft: 'Kɛseɛ' },
  pictures: { draft: 'Wɔn a wɔpenee so no mfonini ka ho' },
  downloadDirectory: { draft: 'Twe directory no gu wo fon so' },
  birthdays: { draft: 'Awoda' },
  birthdaysText: { draft: 'Da ne bosome, afe nka ho da.' },
  whose: { draft: 'Hwan awoda' },
  shown: { draft: 'Wɔn a wɔkyerɛ wɔn deɛ asɔremma nyinaa' },
  office: { draft: 'Obiara a wohunu no, ma ofese no' },
  month: { draft: 'Bosome' },
  wholeYear: { draft: 'Afe no nyinaa' },
  downloadBirthdays: { draft: 'Twe awoda no gu wo fon so' },
  labels: { draft: 'Labels ma envelopes' },
  labelsText: { draft: 'Obiara a ɔwɔ address no din ne address, wɔ A4 nkrataa so. Print no 100 %.' },
  people: { draft: 'Nnipa' },
  everybody: { draft: 'Obiara a wohunu no' },
  sheet: { draft: 'Krataa' },
  sheet3x8: { draft: '3 × 8 labels, 70 × 37 mm' },
  sheet2x7: { draft: '2 × 7 labels, 99 × 38 mm' },
  sheet3x7: { draft: '3 × 7 labels, 64 × 38 mm' },
  skip: { draft: 'Labels a ɛwɔ krataa a ɛdi kan no so a wɔde ayɛ adwuma dada' },
  together: { draft: 'Label baako ma efie biara' },
  downloadLabels: { draft: 'Twe labels no gu wo fon so' },
  listsNotLoaded: { draft: 'Yɛantumi ammue wo nnipa din no.' },
  saved: { draft: 'Yɛatwe' },
}
