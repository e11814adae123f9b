import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit6: UnitText = {
  title: 'Removing and starting again',
  lessons: [
    {
      slug: 'failing-or-failed',
      title: 'Failing or failed',
      minutes: 9,
      film: 'osseointegration',
      body: `A failing implant still has bone to lose and may be saved. A failed one has none to offer. Waiting too
long with the first costs the bone that the second attempt would need.

## Failed
- It moves, by itself, sideways or up and down.
- It hurts when pressed or turned.
- A dark line runs along the whole length.
- It turns freely at the impression, and again after more time.

A failed implant is removed. Antibiotics, time and a new crown do not bring integration back.

## Failing
Bone loss goes on, with bleeding or pus, but the implant is firm. Here you have a choice, and the order of unit 1
applies: cause, cleaning, surgery, maintenance.

Ask four questions before you treat:

1. How much of the length is still in bone?
2. Can it be cleaned, once treated?
3. Is its position worth keeping?
4. Will the patient clean and return?

If two answers are no, removal is often the kinder plan. Some use half of the length as a guide. It is a convention
and not a law.

## Early and late
**Early** failure happens before loading. The usual suspects are heat, low stability, movement, infection or the
patient’s health. **Late** failure happens in function. There think of peri-implantitis, overload or fracture. The
list of causes is different, and so is the plan for a second attempt.

## Say it clearly
"This implant has not joined with the bone" is a sentence that patients understand. Explain what comes next, how
long it takes, and what it costs, including who pays. Clarify this in your office before the first case occurs.

Record the lot number, the torque and the dates. A pattern over ten cases teaches you more than any single one.`,
      checklist: [
        'I can separate failing from failed',
        'I ask four questions before I try to save one',
        'I look for the cause by early or late',
      ],
    },
    {
      slug: 'removing-an-implant',
      title: 'Removing an implant and keeping the bone',
      minutes: 10,
      body: `A mobile implant comes out by hand. An integrated one is held by bone that you would like to keep. The
method decides how much is left.

## Choose the gentlest way
1. **Turn it back.** A reverse-torque tool grips the connection and unscrews the fixture. It costs the least bone.
2. **Loosen, then turn.** A fine bur or ultrasonic tip opens a narrow groove at the crest. Then try again.
3. **Cut it free.** Thin burs or ultrasonic saws along the threads, more deeply, with constant cooling.
4. **Trephine.** A cylinder wider than the fixture. It is fast, costs the most bone, and is the last choice.

Start with the first, whatever the case. Wait a minute under steady torque rather than jerk.

## Before you begin
Know the system, the diameter, the length and the connection. Look at the distance to nerve, sinus and roots on a
recent image. A trephine follows its own axis and does not know where the canal is. Tell the patient about all four
ways, because you may need to change.

## During removal
Raise a small flap, take the crown off and clean the connection, so that the tool seats fully. Turn
counterclockwise, slowly, in line with the axis. If the tool slips, the connection is damaged, and step two begins.

Cool everything. Bone that is burnt now is missing later.

## The empty site
Remove granulation tissue down to sound bone and rinse. Feel the walls as in a socket, and describe them the same
way. Decide whether to graft now or let it heal, which is the next lesson. Send tissue for examination if it looks
unusual.

Give the same instructions as after an extraction. See the patient after one week.`,
      checklist: [
        'I can list four methods from gentle to invasive',
        'I know system and distances before I begin',
        'I describe the empty site like a socket',
      ],
    },
    {
      slug: 'healing-the-site',
      title: 'Healing and rebuilding the site',
      minutes: 9,
      film: 'gbr',
      body: `The site of a lost implant is not a fresh socket. The walls are often thin, the gum is scarred, and
the cause of the loss may still be there. Give it what it lacks, in the right order.

## Infection first
Where there was pus, remove the implant, clean, and let the gum close. Six to eight weeks later the site is quiet,
and there is soft tissue to cover a graft. Where the site was clean, a graft at removal may be possible.

## Three situations
- **All walls present**: let it heal, or fill it as in socket preservation.
- **One wall missing**: membrane and granules, by the four conditions of Module 2.
- **Several walls missing, or height lost**: staged augmentation by experienced hands.

Take a new scan after healing, never before. Plan the second implant on what is there.

## Gum and time
Scars from earlier surgery bleed poorly and tear easily. Plan a flap with a wide base, and make the incisions
outside old scars where possible. If firm tissue is missing, rebuild it before the bone. Closure over the graft
depends on it.

The times are those of any graft, and often longer: many months for a large defect. A patient who has lost one
implant will not thank you for speed. Give a range, and a temporary tooth that does not press on the site.

## Change the cause
Use the healing time. Treat the periodontitis, adjust the bite, make the night guard, help the patient to stop
smoking, and ask the physician for a new HbA1c. If nothing has changed by the end of healing, nothing will be
different the second time.

> Write the cause on the first line of the new plan. If you cannot name one, say so to the patient.`,
      checklist: [
        'I let infection settle before I graft',
        'I plan on a new scan after healing',
        'I use the healing time to change the cause',
      ],
    },
    {
      slug: 'the-second-attempt',
      title: 'The second attempt, and the conversation before it',
      minutes: 9,
      body: `A second implant in the same place does somewhat less well than a first one. It is still a good
treatment, for a patient who knows this and for a cause that has been removed.

## Before you offer it
1. The cause is known, or honestly called unknown.
2. What can be changed has been changed.
3. Bone and gum have been rebuilt and have healed.
4. The patient wants it, after hearing the alternatives again.

The alternatives are the same as at the start: a bridge, a removable denture, the gap. After one loss, they deserve
more time in the conversation.

## What to change in surgery
- Another diameter, length or surface, to find fresh bone.
- More careful cooling and a gentler sequence, if heat was suspected.
- Covered healing, and a longer wait before loading.
- A guide, if the position was part of the problem.

Drill with attention: grafted and scarred bone often changes from hard to soft along the way.

## What to change in the crown
Screw retention, a margin that can be reached, a narrow chewing surface, light contacts and a night guard. Take the
baseline on the day of delivery, and begin with short intervals.

## The conversation
Begin with what happened, without blaming the patient or a colleague whose records you have not seen. Say what you
know, what you do not know and what you would do now. Give the chance of success in words. Discuss the fee openly,
and put the agreement in writing.

Some patients decide against it. Respect that, and finish well with a good bridge or denture.

Discuss the case with a colleague or with the faculty. Cases that went wrong, studied without excuses, teach more
than a hundred that healed.`,
      checklist: [
        'I offer a second attempt only when the cause is addressed',
        'I can name what I would change in surgery and crown',
        'I discuss my failures with a colleague',
      ],
    },
  ],
}
