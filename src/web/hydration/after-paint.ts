// Loaded right after the first paint, because in the document it would delay it: the start of React, the place of the
// promotion card, and the visit.
import { readStoredUser } from '../services/session/stored-user.ts'
import { trackVisit } from '../services/visits.ts'
import { whenShown } from './load-scripts.ts'
import { placePromotion } from './place-promotion.ts'
import { reloadHidden } from './retry.ts'
import { startReact } from './start-react.ts'

startReact()
// The first paint may come before the end of the document.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', placePromotion)
else placePromotion()
countVisit()
renewKeptPage()

/** After everything that the visitor waits for, or when they leave earlier. */
function countVisit(): void {
  const { pathname } = location
  let counted = false
  const count = () => {
    if (!counted) trackVisit(pathname, document.referrer)
    counted = true
  }
  whenShown(count)
  addEventListener('pagehide', count)
}

/** The back/forward cache may show a page that was scrolled, or of a user who has signed out in another tab. */
function renewKeptPage(): void {
  let uid: string | undefined
  addEventListener('pagehide', () => {
    uid = readStoredUser()?.uid
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    scrollTo(0, 0)
    if (readStoredUser()?.uid !== uid) reloadHidden()
  })
}
