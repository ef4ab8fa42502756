import { useFetched } from '../../shell/useFetched.ts'
import { fellowshipWords } from './messages.ts'

const fetchDialog = async () => (await import('./MessageDialog.tsx')).MessageDialog

/** A button that loads and opens the message form. */
export function WriteToLeader({ id, leader }: { id: number; leader: string }) {
  const { Fetched: Message, show, hide } = useFetched(fetchDialog)
  return (
    <section className="card grid content-start justify-items-start gap-3" aria-labelledby="leader">
      <h2 className="text-xl" id="leader">
        {fellowshipWords.leads({ leader })}
      </h2>
      <p className="text-ink-soft">{fellowshipWords.writeAbout}</p>
      <button className="btn" type="button" onClick={() => void show()}>
        {fellowshipWords.write}
      </button>
      {Message && <Message id={id} leader={leader} close={hide} />}
    </section>
  )
}
