import type { SharedDetailsAnswer } from '../../../../lib/contract/accounts/account-details.ts'
import type { DirectoryFamilyAnswer, LetterSize } from '../../../../lib/contract/people/directory.ts'
import type { Church } from '../../../../lib/contract/website/church.ts'
import { shownTelephone } from '../../../../lib/text/phone.ts'
import { directoryTexts } from '../../../../lib/texts/people/directory.ts'
import { keepTogether, left, makePdf, type Pdf, textWidth } from '../../../platform/pdf/pdf.ts'
import { dayInWords } from '../day-in-words.ts'

type Directory = {
  church: Church
  day: string
  families: readonly DirectoryFamilyAnswer[]
  letters: LetterSize
  /** Photographs as JPEG by the address that a member has; none where they are not wanted. */
  pictures: ReadonlyMap<string, Buffer>
}

/** Points of a photograph, and of the letters. */
const sizes = {
  small: { picture: 34, name: 10, text: 9 },
  large: { picture: 52, name: 15, text: 14 },
} as const

/** The directory to print: families by name, each member with what they show to all members of the church. */
export const directoryPdf = ({ church, day, families, letters, pictures }: Directory) =>
  makePdf({ church, day, title: directoryTexts.directory }, (pdf) => {
    pdf.fontSize(sizes[letters].text).text(directoryTexts.onlyFor).moveDown(0.7)
    if (families.length === 0) pdf.text(directoryTexts.nobody)
    for (const { members } of families) {
      for (const member of members) writeMember(pdf, member, { letters, pictures })
      const y = pdf.y + 2
      pdf
        .moveTo(left, y)
        .lineTo(left + textWidth, y)
        .lineWidth(0.3)
        .stroke()
      pdf.y = y + 6
    }
  })

type Shown = Pick<Directory, 'letters' | 'pictures'>

function writeMember(pdf: Pdf, member: SharedDetailsAnswer, { letters, pictures }: Shown): void {
  const { picture: side, name, text } = sizes[letters]
  keepTogether(pdf, side + 10)
  const { y } = pdf
  const picture = member.profile_image ? pictures.get(member.profile_image) : undefined
  if (picture) pdf.image(picture, left, y, { width: side, height: side })
  const from = pictures.size > 0 ? left + side + 8 : left
  const width = textWidth - (from - left)
  pdf.font('bold').fontSize(name).text(member.name, from, y, { width })
  pdf.font('body').fontSize(text)
  const details = detailsOf(member).join(', ')
  if (details) pdf.text(details, from, undefined, { width })
  pdf.y = Math.max(pdf.y, picture ? y + side : 0) + 4
}

const detailsOf = ({ telephone, email, birthday, address }: SharedDetailsAnswer): string[] =>
  [
    shownTelephone(telephone ?? ''),
    email,
    address,
    birthday && directoryTexts.birthday({ day: dayInWords(birthday) }),
  ].filter((one): one is string => Boolean(one))
