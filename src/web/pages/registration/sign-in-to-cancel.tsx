import type { Copy } from '#content/en/registration/registration.ts'
import { useLocation } from '../../router/router.tsx'
import { comeBackTo } from '../../services/session/return-path.ts'
import { useSession } from '../../services/session/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './cancelling.module.css'

/** In place of the cancellation, where the registration belongs to an account and its owner is not signed in. */
export function SignInToCancel({ copy }: { copy: Copy['cancel'] }) {
  const { user } = useSession()
  const location = useLocation()
  return (
    <section className="mt-9" aria-labelledby="cancel">
      <h2 id="cancel" className="mb-3 text-h3">
        {copy.title}
      </h2>
      <p className="second">{user ? copy.signIn.other(user.email) : copy.signIn.text}</p>
      {!user && (
        <div className={`row gap-4 mt-6 ${styles.actions}`}>
          <Button to="/login" state={comeBackTo(location)}>
            {copy.signIn.button}
          </Button>
        </div>
      )}
    </section>
  )
}
