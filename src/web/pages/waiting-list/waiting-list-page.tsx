import type { Copy } from '#content/en/registration/waiting-list.ts'
import { photos } from '#content/media/photos.ts'
import type { PageProps } from '#contract/page-data.ts'
import { openPlace } from '../../services/session/emailed-links.ts'
import { useOpened } from '../../services/use-opened.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import { SplitPage } from '../../ui/page/split-page.tsx'
import { useFocusPage } from '../../ui/page/use-focus-page.ts'
import { Place } from './place.tsx'
import styles from './waiting-list-page.module.css'

/** Opens the links of waiting-list emails: the place on the list, an offered seat, leaving the list. */
export function Page({ copy, language, data, params }: PageProps<Copy>) {
  const { token = '' } = params
  const [opened, openAgain] = useOpened(openPlace, token)
  useFocusPage(opened.view === 'open' ? opened.answer.state : opened.view)

  if (opened.view === 'open') {
    return (
      <Place
        copy={copy}
        language={language}
        place={opened.answer}
        token={token}
        today={data.today}
        onChanged={openAgain}
      />
    )
  }
  if (opened.view === 'unknown') {
    return (
      <SplitPage picture={photos.terrace} title={copy.unknown.title} lead={copy.unknown.text}>
        <div className={styles.below}>
          <Button kind="main" to="/courses">
            {copy.dates}
          </Button>
        </div>
      </SplitPage>
    )
  }
  return (
    <SplitPage picture={photos.terrace} title={copy.meta.title}>
      <div className={styles.below}>
        {opened.view === 'loading' ? (
          <Loading label={copy.loading} />
        ) : (
          <LoadError retry={copy.tryAgain} onRetry={openAgain}>
            {copy.failed}
          </LoadError>
        )}
      </div>
    </SplitPage>
  )
}
