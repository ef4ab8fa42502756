import type { GiftColumn } from '../../../../lib/contract/giving/past-gift.ts'
import { foldHeading } from '../../../register/imported/headings.ts'

/* What the columns of a file of past gifts are, by the program that wrote it or by their headings. */

type Pattern = readonly [GiftColumn, RegExp]

/** A program whose exports of gifts are known by their headings. */
type System = { name: string; signs: RegExp; least: number; columns: readonly Pattern[] }

const systems: readonly System[] = [
  {
    name: 'Planning Center',
    signs:
      /^(donation id|donor (id|person id)|received (at|on|date)|payment (source|method|check number|check dated at|method type|brand)|fund(s| ledger code)|stripe fee|net amount|batch (id|name))$/,
    least: 3,
    columns: [
      ['date', /^(received (at|on|date))$/],
      ['amount', /^(total )?amount$/],
      ['external_id', /^(donor|person) (id|person id)$/],
      ['method', /^payment (method|source|method type)$/],
      ['check_number', /^(payment )?check number$/],
      ['batch', /^batch( name| description)?$/],
      ['memo', /^(memo|note|comment)s?$/],
      [
        'left out',
        /^(donation id|payment check dated at|payment brand|payment last 4|stripe fee|fee( amount)?|net amount|batch id|fund ledger code|status|completed at|created at|updated at)$/,
      ],
    ],
  },
  {
    name: 'Breeze',
    signs:
      /^(breeze id|person id|envelope number|method id|fund s|batch( name| number)?|check number|fund split|payment id)$/,
    least: 3,
    columns: [
      ['external_id', /^(breeze|person) id$/],
      ['fund', /^fund s$|^funds?$/],
      ['batch', /^batch( name| number)?$/],
      ['memo', /^notes?$/],
      ['left out', /^(payment id|method id|fund split|fees?|age|non tax deductible amount)$/],
    ],
  },
  {
    name: 'ChurchCRM',
    signs:
      /^(family( name| id)?|deposit( id| slip| date)?|fyid|fund( name| id)?|plg .*|non deductible|pledge or payment)$/,
    least: 3,
    columns: [
      ['date', /^(date|plg date|payment date)$/],
      ['amount', /^(amount|plg amount)$/],
      ['full_name', /^family( name)?$/],
      ['external_id', /^(family id|plg fam id)$/],
      ['fund', /^fund( name)?$/],
      ['method', /^(method|plg method|payment method)$/],
      ['check_number', /^(check ?no|plg check ?no|check number)$/],
      ['batch', /^deposit( slip)?( id| number)?$/],
      ['memo', /^(comment|plg comment)$/],
      ['left out', /^(fyid|fund id|non deductible|deposit date|pledge or payment|schedule)$/],
    ],
  },
]

/** Headings by what they mean, folded. The first that fits counts. */
const patterns: readonly Pattern[] = [
  [
    'date',
    /^((gift|donation|contribution|payment|transaction|giving|received|offering|deposit|posted|service) )?(date|day)( (given|received|paid|of (gift|donation|payment)))?$|^(received|given|paid) (on|at)$/,
  ],
  [
    'amount',
    /^((gift|donation|contribution|payment|total|gross|paid) )?(amount|total|sum|value)( (given|paid|received))?( (gh[cs]?|ghs|cedis))?$|^montant$|^gh ?s?$/,
  ],
  ['currency', /^(currency|currency code|devise)$/],
  ['check_number', /\b(check|cheque) ?(no|num|number|nr)?$/],
  ['batch', /\b(batch|deposit|slip)\b/],
  ['envelope', /\b(envelope|env)( ?(no|num|number|nr))?$/],
  [
    'fund',
    /^(funds?|designations?|purpose|category|account|offering type|giving type|type of (gift|offering)|for|fonds)( name)?$/,
  ],
  [
    'method',
    /^((payment|gift|giving|tender|donation) )?(method|mode|type|tender|means)( of payment)?$|^paid by$/,
  ],
  [
    'external_id',
    /^((donor|giver|person|member|contributor|individual|people|family|household|contact|profile|breeze)s? ?)(id|no|number|code)$|^id$/,
  ],
  ['email', /\be ?mail/],
  ['telephone', /\b(phone|telephone|mobile|cell|tel|momo|whats ?app|contact number|portable)\b/],
  ['first_name', /^((donor|giver|member|contributor) )?(first|given|fore|christian) ?names?$|^prenoms?$/],
  ['last_name', /^((donor|giver|member|contributor) )?(last|sur|family) ?names?$|^nom de famille$/],
  [
    'full_name',
    /^((donor|giver|member|contributor|person|full|display|individual|household|family)s? ?)?names?( of (the )?(donor|giver|member))?$|^(donor|giver|member|contributor|from|person|nom)$/,
  ],
  ['memo', /\b(memo|notes?|comments?|remarks?|descriptions?|details?|message|reference)\b/],
]

const foldAll = (header: readonly string[]) => header.map(foldHeading)

/** The program that wrote a file with these headings, or undefined. */
export const giftSystemOf = (header: readonly string[]): System | undefined => {
  const folded = foldAll(header)
  return systems.find(({ signs, least }) => new Set(folded.filter((one) => signs.test(one))).size >= least)
}

/** What each column probably is. A kind is given once: the first column that fits has it. */
export function proposeGiftColumns(header: readonly string[]): GiftColumn[] {
  const system = giftSystemOf(header)
  const taken = new Set<GiftColumn>()
  return foldAll(header).map((heading) => {
    const [kind = 'left out'] =
      [...(system?.columns ?? []), ...patterns].find(([, pattern]) => pattern.test(heading)) ?? []
    if (kind === 'left out' || taken.has(kind)) return 'left out'
    taken.add(kind)
    return kind
  })
}
