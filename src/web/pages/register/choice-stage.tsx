import { wordsIn } from '../../services/words/words.ts'
import styles from './choice-stage.module.css'
import { CourseChoices } from './courses/course-choices.tsx'
import { OwnedDialog } from './courses/owned-dialog.tsx'
import { ProgramChoices } from './courses/program-choices.tsx'
import { ProgramOffer } from './courses/program-offer.tsx'
import { UnavailableNotice } from './courses/unavailable-notice.tsx'
import { type WaitingListDate, WaitingListDialog } from './courses/waiting-list-dialog.tsx'
import { ContactBox } from './people/contact-box.tsx'
import type { StageProps } from './stage-props.ts'
import { useChoice } from './use-choice.ts'

/** Stage one: courses or a program, and the registrant's contact. */
export function ChoiceStage({ copy, language, data, flow }: StageProps) {
  const choice = useChoice(flow, data)
  const { form, notices, owned, optionsOf, dispatch } = choice
  const openWaitingList = (date: WaitingListDate) => dispatch({ type: 'waiting-list-opened', date })

  return (
    <>
      <div className={styles.choices}>
        <UnavailableNotice
          copy={copy}
          language={language}
          notices={notices}
          optionsOf={optionsOf}
          onWait={openWaitingList}
        />
        <ProgramChoices
          copy={copy.programs}
          language={language}
          form={form}
          owned={owned}
          onChange={choice.choose}
        />
        <CourseChoices
          copy={copy}
          language={language}
          optionsOf={optionsOf}
          seatsFailed={choice.seatsFailed}
          form={form}
          unavailable={notices.dates}
          owned={owned}
          onChange={choice.choose}
          onWait={openWaitingList}
        />
        <ProgramOffer
          copy={copy.requires}
          language={language}
          form={form}
          today={data.today}
          onChange={choice.choose}
        />
      </div>
      <ContactBox copy={copy} language={language} choice={choice} />
      <ChoiceDialogs copy={copy} language={language} choice={choice} onAgain={() => flow.toPayment(form)} />
    </>
  )
}

type ChoiceDialogsProps = Pick<StageProps, 'copy' | 'language'> & {
  choice: ReturnType<typeof useChoice>
  /** For courses that the registrant has already. */
  onAgain: () => void
}

function ChoiceDialogs({ copy, language, choice, onAgain }: ChoiceDialogsProps) {
  const { form, state, dispatch } = choice
  const closeDialog = () => dispatch({ type: 'dialog-closed' })
  return (
    <>
      {state.dialog === 'owned' && (
        <OwnedDialog
          copy={copy.owned}
          close={copy.waitingList.close}
          courses={choice.repeated.map((course) => wordsIn(language).displayName(course))}
          onAgain={onAgain}
          onClose={closeDialog}
        />
      )}
      {state.dialog && state.dialog !== 'owned' && (
        <WaitingListDialog
          copy={copy}
          language={language}
          date={state.dialog}
          email={form.email}
          onClose={closeDialog}
        />
      )}
    </>
  )
}
