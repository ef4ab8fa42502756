import { useState } from 'react'
import { Dialog } from '../../../components/ui/Dialog.tsx'
import { useHydrated } from '../../../components/ui/useHydrated.ts'
import { CloseAccountForm } from './CloseAccountForm.tsx'
import { settingsWords } from './messages.ts'

/** The button that opens the form to close the account, which asks for the password. */
export function CloseAccount() {
  const awake = useHydrated()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        className="btn justify-self-start"
        type="button"
        disabled={!awake}
        onClick={() => setOpen(true)}
      >
        {settingsWords.closeMyAccount}
      </button>
      {open && (
        <Dialog title={settingsWords.closeTitle} close={() => setOpen(false)}>
          <CloseAccountForm keep={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
