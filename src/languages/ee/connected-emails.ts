import type { Translation } from '../../lib/words/translation.ts'
import type { connectedWords } from '../../server/people/persons/messages.ts'

export const connectedEmails: Translation<typeof connectedWords> = {
  subject: { draft: 'Account aɖe do ka kple wò nyatakakawo' },
  connected: {
    draft:
      '{church} ƒe dɔwɔƒe tsɔ account aɖe le míaƒe websait dzi kpe ɖe nusi hamea nya tso ŋuwò ŋu: etɔ ate ŋu axlẽe fifia. Ne account la nye tɔwò la, mehiã be nàwɔ naneke o.',
  },
  noAccount: {
    draft:
      'Ne account mele asiwò o, alo mènya esia o la, ʋu link sia le ŋkeke 30 me eye nàzi buttona. Egamãa wo dome:',
  },
  text: {
    draft:
      '{church}: account aɖe do ka kple wò nyatakakawo. Ne menye tɔwò o la, zi button le afi sia: {page}',
  },
}
