import { lazy } from 'react'
import { mediaTexts } from '../../lib/messages/media.ts'
import { notify } from '../../stores/toasts.ts'
import { StaffShell } from '../staff/StaffShell.tsx'
import { SermonForm } from './SermonForm.tsx'

const Sermons = lazy(() =>
  import('../admin/sections/Sermons.tsx').then(({ Sermons: found }) => ({ default: found })),
)
const LivePanel = lazy(() => import('./LivePanel.tsx').then(({ LivePanel: found }) => ({ default: found })))

const sections = [
  { id: 'upload', icon: 'upload', name: 'Upload', Section: Upload },
  { id: 'sermons', icon: 'sermons', name: 'Sermons', Section: Sermons },
  { id: 'live', icon: 'live', name: 'Live stream', Section: Live },
] as const

/** Uploads, sermons and the live stream (spec 2 §2, Media team). */
export function MediaDashboard() {
  return (
    <StaffShell
      title="Media Dashboard"
      subtitle="Upload sermons, look after them, and go live"
      sections={sections}
    />
  )
}

function Upload() {
  return (
    <div className="grid max-w-2xl gap-5">
      <h2>Upload a sermon</h2>
      <SermonForm done={(type) => notify.success(mediaTexts.uploaded(type))} />
    </div>
  )
}

function Live() {
  return (
    <div className="grid max-w-2xl gap-5">
      <h2>Live stream</h2>
      <LivePanel />
    </div>
  )
}
