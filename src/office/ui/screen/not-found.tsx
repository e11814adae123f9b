import { stateCopy } from '#content/en/office/shell.ts'
import { TextLink } from '../text-link.tsx'
import { ScreenBody, ScreenHead } from './screen-head.tsx'

/** For an address without a screen, and for one whose subject is gone. */
export function NotFound() {
  return (
    <>
      <ScreenHead title={stateCopy.notFound} />
      <ScreenBody>
        <p>{stateCopy.notFoundNote}</p>
        <p>
          <TextLink to="/">{stateCopy.toToday}</TextLink>
        </p>
      </ScreenBody>
    </>
  )
}
