// All islands of one page, in one module: one request.
export { LiveChat } from './LiveChat.tsx'
export { SermonNotes } from './SermonNotes.tsx'
export { StreamPlayer } from './StreamPlayer.tsx'
