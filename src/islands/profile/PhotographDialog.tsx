import { Dialog } from '../../components/ui/Dialog.tsx'

type Props = { address: string; name: string; close: () => void }

/** The photograph in the size that the server stores. */
export function PhotographDialog({ address, name, close }: Props) {
  return (
    <Dialog title="Your photograph" close={close}>
      <img className="photograph-large" src={address} alt={name} width="256" height="256" />
    </Dialog>
  )
}
