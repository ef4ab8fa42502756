import type { ParishBook, ParishDetail } from '../contract/people/parish-register.ts'
import { parishTexts } from '../texts/people/parish-registers.ts'

/** A word is read where it is shown, so each is a function (docs/languages). */
type Word = () => string

/** One entry of a register, its name in the plural, and the name of its certificate. */
export const bookWords: Record<ParishBook, { one: Word; many: Word; paper: Word }> = {
  baptism: {
    one: () => parishTexts.baptism,
    many: () => parishTexts.baptisms,
    paper: () => parishTexts.certificateOfBaptism,
  },
  dedication: {
    one: () => parishTexts.dedication,
    many: () => parishTexts.dedications,
    paper: () => parishTexts.certificateOfDedication,
  },
  confirmation: {
    one: () => parishTexts.confirmation,
    many: () => parishTexts.confirmations,
    paper: () => parishTexts.certificateOfConfirmation,
  },
  marriage: {
    one: () => parishTexts.marriage,
    many: () => parishTexts.marriages,
    paper: () => parishTexts.certificateOfMarriage,
  },
  burial: {
    one: () => parishTexts.burial,
    many: () => parishTexts.burials,
    paper: () => parishTexts.certificateOfBurial,
  },
  admission: {
    one: () => parishTexts.admission,
    many: () => parishTexts.admissions,
    paper: () => parishTexts.certificateOfAdmission,
  },
  transfer: {
    one: () => parishTexts.transfer,
    many: () => parishTexts.transfers,
    paper: () => parishTexts.letterOfTransfer,
  },
}

const detailWords: Record<ParishDetail, Word> = {
  born: () => parishTexts.born,
  father: () => parishTexts.father,
  mother: () => parishTexts.mother,
  sponsors: () => parishTexts.sponsors,
  witnesses: () => parishTexts.witnesses,
  residence: () => parishTexts.residence,
  age: () => parishTexts.age,
  condition: () => parishTexts.condition,
  spouse_father: () => parishTexts.bridesFather,
  spouse_residence: () => parishTexts.bridesResidence,
  spouse_age: () => parishTexts.bridesAge,
  spouse_condition: () => parishTexts.bridesCondition,
  banns: () => parishTexts.banns,
  licence: () => parishTexts.licence,
  baptised_at: () => parishTexts.baptisedAt,
  died: () => parishTexts.died,
  next_of_kin: () => parishTexts.nextOfKin,
  buried_at: () => parishTexts.buriedAt,
  other_church: () => parishTexts.fromChurch,
  manner: () => parishTexts.manner,
  letter: () => parishTexts.letter,
}

const wordsOfMarriage: { [detail in ParishDetail]?: Word } = {
  age: () => parishTexts.groomsAge,
  father: () => parishTexts.groomsFather,
  residence: () => parishTexts.groomsResidence,
}

/** The label of a detail in a register: `Groom’s father` in that of marriages. */
export function detailWord(book: ParishBook, detail: ParishDetail): string {
  if (book === 'transfer' && detail === 'other_church') return parishTexts.toChurch
  return ((book === 'marriage' && wordsOfMarriage[detail]) || detailWords[detail])()
}

/** `12/2026`: the number of an entry in the book of its year. */
export const numberOf = ({ number, year }: { number: number; year: number }): string => `${number}/${year}`

/** `Kofi Mensah and Ama Serwaa` of a marriage, else the name. */
export const namesOf = ({ name, spouse }: { name: string; spouse: string }): string =>
  [name, spouse].filter(Boolean).join(' & ')
