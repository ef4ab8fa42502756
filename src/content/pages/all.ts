import { about } from './about.ts'
import { bibleStudy } from './bible-study.ts'
import { communityOutreach } from './community-outreach.ts'
import { contact } from './contact.ts'
import { familyEvents } from './family-events.ts'
import { give } from './give.ts'
import { home } from './home.ts'
import {
  eventsPage,
  fellowshipsPage,
  newsPage,
  prayerRequestsPage,
  privacyPage,
  sermonsPage,
  testimoniesPage,
  testimonySharePage,
  youthSignUpPage,
} from './list-pages.ts'
import { liveStream } from './live-stream.ts'
import { ministriesPage } from './ministries.ts'
import { outreach } from './outreach.ts'
import { prayerGroup } from './prayer-group.ts'
import type { SamplePage } from './sample-page.ts'
import { serviceTimes } from './service-times.ts'
import { worshipServices } from './worship-services.ts'
import { worshipTeamPage } from './worshipteam.ts'
import { youthMinistry } from './youthministry.ts'

/** Every page of the sample congregation that is made of blocks. */
export const samplePages: readonly SamplePage[] = [
  home,
  about,
  ministriesPage,
  worshipServices,
  youthMinistry,
  communityOutreach,
  bibleStudy,
  prayerGroup,
  familyEvents,
  worshipTeamPage,
  outreach,
  give,
  contact,
  serviceTimes,
  liveStream,
  eventsPage,
  sermonsPage,
  newsPage,
  fellowshipsPage,
  testimoniesPage,
  prayerRequestsPage,
  testimonySharePage,
  youthSignUpPage,
  privacyPage,
]
