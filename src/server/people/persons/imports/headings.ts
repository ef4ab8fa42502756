import type { ColumnKind } from '../../../../lib/contract/people/people-import.ts'

/** Of somebody else, or about a number or address: no field of the person. */
const ofOthers =
  /\b(emergency|kin|spouse|husband|wife|father|mother|parents?|guardian|child|children|employer|company|school|fax|pager|urgence|conjoint|epoux|epouse|pere|mere|parrain|referee|witness|inviter|invited|leader|type|label|carrier|network|provider|phonetic|yomi|contact (?:person|name|address)|preferred contact)s?\b/

const phone =
  /\b(tele ?phones?|phones?|mobiles?|cell ?phones?|cell (?:no|number)|tel|whats ?app|momo|contacts?|portable|gsm|fon|ahomatrofo)\b/
const isOther =
  /\b(other|second|secondary|alternate|alternative|work|home|business|office|landline|fixe|2|3)\b/

type Pattern = readonly [ColumnKind, (heading: string) => boolean]
const by =
  (pattern: RegExp) =>
  (heading: string): boolean =>
    pattern.test(heading)
/** Two patterns one after the other, since one pattern of both takes quadratic time. */
const after =
  (first: RegExp, second: RegExp) =>
  (heading: string): boolean => {
    const at = heading.search(first)
    return at >= 0 && second.test(heading.slice(at))
  }
const ofPerson =
  (pattern: RegExp) =>
  (heading: string): boolean =>
    pattern.test(heading) && !ofOthers.test(heading)

/** Who baptised, where and how: no day. */
const partOfBaptism =
  /\b(by|place|lieu|certificate|no|number|minister|church|where|mode|holy|spirit|ghost|water and)\b/

/** Headings by what they mean, folded: English, French, Twi and Ewe. The first that fits counts. */
const patterns: readonly Pattern[] = [
  ['consent church', by(/^(consent|may we (write|contact).*|agrees?|leave|all church)$/)],
  ['consent services', after(/consent|leave|agree|remind/, /service/)],
  ['consent events', after(/consent|leave|agree|remind/, /event/)],
  ['consent fellowship', after(/consent|leave|agree/, /fellowship|group|cell/)],
  ['consent care', after(/consent|leave|agree/, /care|visit/)],
  ['consent giving', after(/consent|leave|agree/, /giving|gifts|money/)],
  [
    'household',
    by(
      /^((household|home|foyer|menage)( name| no| number| id)?|(family|famille)( no| number| id)?|house( hold)? (no|number|id)|fie|abusua)$/,
    ),
  ],
  ['baptised', (heading) => ofPerson(/bapti[sz]|bapteme|^asubo$/)(heading) && !partOfBaptism.test(heading)],
  ['married', ofPerson(/(wedding|marriage|married|anniversary|mariage|ayeforo)( date| day| on)?$/)],
  [
    'joined',
    ofPerson(
      /(joined|join date|membership date|member(ship)? since|date of membership|date of joining|membre depuis|date d ?adhesion)/,
    ),
  ],
  [
    'born',
    ofPerson(
      /^(dob|d o b|yob|born( on)?|birth ?(day|date|year|month)s?|(date|day|year|month) of birth|awoda|dzigbe|(date|annee|mois|jour) de naissance|naissance|ne ?e? ?le|anniversaire)$/,
    ),
  ],
  [
    'full_name_last_first',
    ofPerson(
      /^(surname (and )?(first|other) ?names?|last name (and )?first name|noms? (et )?prenoms?( s)?)$/,
    ),
  ],
  ['title', by(/^(titles?|salutation|(name )?prefix|honorific|titre|civilite|mr mrs( miss)?( dr)?)$/)],
  ['first_name', ofPerson(/^((first|given|christian|fore) ?names?|prenoms?( s)?|din a edi kan)$/)],
  [
    'middle_name',
    ofPerson(/^((middle|other|additional|second) ?(names?|initials?)( s)?|autres? (pre)?noms?|din foforo)$/),
  ],
  ['last_name', ofPerson(/^((last|sur|family) ?names?|nom de famille|patronyme|abusua din)$/)],
  [
    'full_name',
    ofPerson(
      /^(names?( of (the )?(member|person|congregant))?|full ?names?|complete name|display name|members?( s)? ?(names?)?|noms?( complets?| du membre)?|din|nko|edin)$/,
    ),
  ],
  ['gender', ofPerson(/^(gender|sex|sexe|genre|m f|male female|homme femme|obaa anaa obarima)$/)],
  [
    'email',
    ofPerson(/^(.* )?(e ?mails?|courriel|mail|mel|adresse electronique)( \d)?( address(es)?| id)?( \d)?$/),
  ],
  ['other_telephone', (heading) => ofPerson(phone)(heading) && isOther.test(heading)],
  ['telephone', ofPerson(phone)],
  [
    'address',
    ofPerson(
      /^((home|house|street|postal|residential|mailing|permanent|current|digital|gps|ghana ?post( gps)?) ?address|address( line)?( \d)?|gps|residence|place of residence|location|city|town|suburb|street|where.*live|tebea|adresse( postale)?|domicile|quartier|ville|lieu de residence)$/,
    ),
  ],
  [
    'language',
    ofPerson(/^((preferred|first|native|home|spoken|mother) )?(languages?|tongue|langues?|kasa)$/),
  ],
  [
    'fellowship',
    by(
      /^((house |home )?fellowship|(small|life|home|house|connect|care|cell) ?group|(home )?cell|bible class|class|group|groupe|cellule|kuw|zone)( name)?$/,
    ),
  ],
  [
    'branch',
    by(/^(branch|campus|parish|assembly|congregation|location of worship|paroisse|assemblee)( name)?$/),
  ],
  [
    'ministries',
    by(/^(ministry|ministries|departments?|organi[sz]ations?|serves in|ministeres?|departements?)$/),
  ],
  [
    'status',
    by(/^(status|member(ship)? (status|type|category)|category|classification|membership|statut|categorie)$/),
  ],
]

/** Whether a column is about somebody else, so that a number in it is not the person's. */
export const isOfOthers = (folded: string): boolean => ofOthers.test(folded)

/** What a heading means by itself; `notes` where nothing is known. */
export const kindOfHeading = (folded: string): ColumnKind =>
  patterns.find(([, fits]) => fits(folded))?.[0] ?? 'notes'
