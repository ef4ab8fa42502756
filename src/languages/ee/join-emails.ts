import type { Translation } from '../../lib/words/translation.ts'
import type { joinEmailWords } from '../../server/groups/fellowships/messages.ts'

export const joinEmails: Translation<typeof joinEmailWords> = {
  greeting: { draft: '{firstName},' },
  leaderWrites: { draft: '{leader} ŋlɔ bena:' },
  acceptedSubject: { draft: 'Woezɔ ɖe {fellowship}' },
  accepted: { draft: 'Fifia èle {fellowship} me. Edzɔ dzi na {leader} kple bubuawo be nèva.' },
  whenItMeets: { draft: 'Ɣeyiɣi kple afi si wòdoa go le la le website la dzi, le Nye habɔbɔ te.' },
  declinedSubject: { draft: 'Nya tso gege ɖe {fellowship} me ŋu' },
  declined: { draft: 'Akpe be nèbia be yeage ɖe {fellowship} me. Mate ŋu axɔ wò fifia o.' },
  others: {
    draft:
      'Habɔbɔ bubuwo le website la dzi, eye míele klalo axɔ wò le míaƒe sɔleme ɖe sia ɖe me. Ne nyabiase le asiwò la, taflatsɛ ŋlɔ agbalẽ na mí.',
  },
}
