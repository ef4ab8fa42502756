import type { ColumnKind } from '../../../../lib/contract/people/people-import.ts'

/** A program whose exports are known by their headings. */
export type System = {
  name: string
  /** Headings of its own, folded, and how many of them its export has at the least. */
  signs: RegExp
  least: number
  /** What its columns are, where that does not follow from the heading alone. */
  kinds: readonly (readonly [ColumnKind, RegExp])[]
}

const systems: readonly System[] = [
  {
    name: 'Planning Center',
    signs:
      /^(home email|mobile phone number|home phone number|household (id|name|primary contact)|home address street line 1|given name|birthdate)$/,
    least: 3,
    kinds: [
      ['first_name', /^(given|first) name$/],
      ['title', /^name prefix$/],
      ['telephone', /^mobile phone number$/],
      ['other_telephone', /^(home|work|other) phone number$/],
      ['email', /^(home|work|other) email$/],
      ['born', /^birthdate$/],
      ['married', /^anniversary$/],
      ['address', /^home address (street line \d|city|state|zip code|postal code)$/],
      ['status', /^membership$/],
      ['notes', /^status$/],
      ['household', /^household (id|name)$/],
      ['branch', /^(primary )?campus$/],
      [
        'left out',
        /^(person id|remote id|(created|updated) at|avatar|.* user|household primary contact|mobile carrier)$/,
      ],
    ],
  },
  {
    name: 'Google Contacts',
    signs: /^(e mail|phone) 1 value$/,
    least: 1,
    kinds: [
      ['title', /^name prefix$/],
      ['first_name', /^(first|given) name$/],
      ['middle_name', /^(middle|additional) name$/],
      ['last_name', /^(last|family) name$/],
      ['telephone', /^phone 1 value$/],
      ['other_telephone', /^phone \d+ value$/],
      ['email', /^e mail \d+ value$/],
      ['address', /^address 1 formatted$/],
      [
        'notes',
        /^(organization|website|relation|event|custom field|im) .*value$|^organization (\d )?(name|title|department)$/,
      ],
      [
        'left out',
        /^(name|file as|photo|initials|short name|phonetic .*|address \d+ (street|city|po box|region|postal code|country|extended address))$| (type|label)$|yomi/,
      ],
    ],
  },
  {
    name: 'Outlook',
    signs:
      /^(e mail( \d)? address|(home|business) (street|postal code|phone 2)|company main phone|mobile phone|car phone)$/,
    least: 3,
    kinds: [
      ['telephone', /^mobile phone$/],
      ['other_telephone', /^(home|primary|business|other|company main) phone( 2)?$/],
      ['email', /^e mail( \d)? address$/],
      ['address', /^home (street( \d)?|city|state|postal code|country( region)?)$/],
      [
        'notes',
        /^((business|other) (street|city|state|postal code|country|address).*|location|company|department|home address.*)$/,
      ],
      [
        'left out',
        /^(priority|sensitivity|private|account|billing information|directory server|mileage|organizational id number|initials|internet free busy|.* (type|display name)|.*yomi)$/,
      ],
    ],
  },
  {
    name: 'ChurchCRM',
    signs: /^(person id|family id|family role|membership date|envelope number|classification|wedding date)$/,
    least: 3,
    kinds: [
      ['telephone', /^(cell|mobile) phone$/],
      ['other_telephone', /^(home|work) phone$/],
      ['email', /^(work )?email$/],
      ['joined', /^membership date$/],
      ['household', /^family id$/],
      ['status', /^classification$/],
      ['address', /^(address ?\d?|city|state|zip|country)$/],
      ['left out', /^(person id|age)$/],
    ],
  },
  {
    name: 'Breeze',
    signs: /^(breeze id|birthdate month day|family role|maiden name|added date)$/,
    least: 2,
    kinds: [
      ['telephone', /^mobile$/],
      ['other_telephone', /^(home|work)$/],
      ['born', /^birthdate( month day)?$/],
      ['household', /^family$/],
      ['address', /^(street address|city|state|zip)$/],
      ['joined', /^join(ed)? date$/],
      ['left out', /^(breeze id|person id|age|added date)$/],
    ],
  },
  {
    name: 'Elvanto',
    signs:
      /^(member id|preferred name|family relationship|demographics|locations|date added|home postcode|home address line 2|mailing address)$/,
    least: 3,
    kinds: [
      ['notes', /^(preferred name|family relationship|mailing .*)$/],
      ['telephone', /^mobile$/],
      ['other_telephone', /^phone$/],
      ['address', /^home (address( ?2| line \d)?|city|state|postcode|country)$/],
      ['household', /^family$/],
      ['branch', /^locations?$/],
      ['left out', /^(member id|date (added|modified)|picture)$/],
    ],
  },
]

/** The program that wrote a file with these folded headings, or undefined. */
export const systemOf = (folded: readonly string[]): System | undefined =>
  systems.find(({ signs, least }) => new Set(folded.filter((one) => signs.test(one))).size >= least)
