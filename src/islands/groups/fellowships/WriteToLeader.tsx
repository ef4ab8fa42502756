import { useFetched } from '../../shell/useFetched.ts'

const fetchDialog = async () => (await import('./MessageDialog.tsx')).MessageDialog

/** A button that loads and opens the message form. */
export function WriteToLeader({ id, leader }: { id: number; leader: string }) {
  const { Fetched: Message, show, hide } = useFetched(fetchDialog)
  return (
    <section className="card grid content-start justify-items-start gap-3" aria-labelledby="leader">
      <h2 className="text-xl" id="leader">
        {leader} leads us
      </h2>
      <p className="text-ink-soft">
        A question, a lift, a reason why you cannot come: the leader reads it, and the church office if nobody
        has after three days.
      </p>
      <button className="btn" type="button" onClick={() => void show()}>
        Write message
      </button>
      {Message && <Message id={id} leader={leader} close={hide} />}
    </section>
  )
}
