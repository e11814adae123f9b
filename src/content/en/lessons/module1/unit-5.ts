import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit5: UnitText = {
  title: 'The healing',
  lessons: [
    {
      slug: 'cap-and-suture',
      title: 'Cover screw or healing abutment',
      minutes: 8,
      body: `At the end of surgery one question is open: does the fixture heal under the gum or through it? Both
work. The choice depends on stability, grafting and the patient.

## Covered
A cover screw seals the connection and the gum is closed over it. Choose this when stability is low, when a graft
needs protection, or when a denture would press on the site. The price is a second, small surgery.

## Through the gum
A healing abutment passes through the gum and shapes it from the first day. Choose it when the fixture is firm and
nothing presses on it. Pick a height that stands slightly above the gum. If the patient can bite on it, it is too
high.

![Titanium and gold healing abutments in a jaw model](figure:healing_cap)

Rinse the connection before you close it. Tighten the screw or cap by hand with light force, as the system asks. A
gap between cap and platform fills with tissue and will hurt at the next visit.

## Suture
The edges should meet before you tie. If you need force to bring them together, release the flap instead of pulling
the thread. Tension is the most common reason why a wound opens.

- Pass the needle at right angles to the tissue, the same distance from the edge on both sides.
- Place the first suture where the tissue must not move: at the papilla or next to the cap.
- Tie until the edges touch, not until they turn white.
- Keep the knot to one side of the incision.

Single interrupted sutures are enough for most single sites. Press moist gauze on the flap for some minutes. A thin
blood clot below it heals better than a thick one.`,
      checklist: [
        'I can give two reasons for covered healing',
        'I choose a cap that the patient cannot bite on',
        'I release the flap instead of pulling the suture',
      ],
    },
    {
      slug: 'first-week',
      title: 'The first week, with the patient',
      minutes: 7,
      body: `The surgery took an hour. The next seven days belong to the patient, who has never done this before.
What you say now, in writing, decides much of the result.

## Say it, write it, give a number
Patients remember little of what they hear with a numb lip. Give the [after surgery instructions](/resources) on
paper, read them aloud, and write your phone number on them. Address a companion as well, if there is one.

## What is normal
- Oozing on the first day, and pink saliva.
- Swelling that grows for two or three days, then recedes.
- A bruise that moves down the cheek or neck.
- Dull pain that answers to ordinary painkillers.

Prescribe by the patient’s history and the rules of your country. Whether an antibiotic is given, and how, is a
decision that the faculty discusses. It does not replace sterile work.

## What is not normal
1. Bleeding that does not stop after 30 minutes of firm pressure.
2. Swelling that grows after the third day, or fever.
3. Pain that returns after it had gone.
4. Numbness that is still there the next day.
5. Anything that moves or comes loose.

Numbness on the next day is urgent. **See the patient the same day**, map the area, take an image, and ask for help
early. If the fixture may be touching the canal, hours matter.

## Call first
Call the patient on the evening of surgery. It takes two minutes, it finds the problem that nobody dared to mention,
and patients remember it for years.

See the wound after about a week. Remove sutures that have done their work, clean the cap, and show the patient how
to brush it with a soft brush.`,
      checklist: [
        'I give instructions aloud and on paper',
        'I can list five reasons for the patient to call',
        'I know that numbness on the next day is urgent',
      ],
    },
    {
      slug: 'weeks-to-impression',
      title: 'From week two to the impression',
      minutes: 9,
      body: `The patient feels nothing and wants the crown. The bone is at its weakest. Your task in these weeks is
to protect, to check and to wait.

## The quiet dip
The body removes bone that was pressed and heated, faster than new bone replaces it. Around weeks three and four
total stability is often at its lowest. This is when chewing on a healing abutment or a provisional in contact does
the most harm.

Tell the patient now: no pain does not mean healed. Repeat it at the suture visit.

## How long is enough
Many sites are ready after about twelve weeks. Some surfaces and dense bone allow less. Soft bone, a graft, low
insertion torque, diabetes or smoking ask for more. The manufacturer’s instructions and your faculty set the range.
The findings in your patient decide within it.

## What to test
1. **Ask.** Pain on pressure or a cap that comes loose is a warning.
2. **Look.** Redness, swelling, pus, or a wound that opened.
3. **Tap.** A clear, high sound is reassuring; a dull one is not.
4. **Measure.** Resonance frequency at placement and again now. The direction counts more than the number.
5. **Radiograph.** Bone in contact along the threads, no dark line.

No single test decides. If two of them disagree, wait a few weeks and repeat.

## When the fixture turns
A fixture that turns painlessly at the first attempt may not have failed. Stop, close, and wait. A fixture that
moves sideways, hurts or shows a dark line all around is not integrated. Remove it gently, clean the site, let it
heal, and tell the patient plainly. [Module 3](/courses/module-3) treats what follows.`,
      checklist: [
        'I protect the site during weeks three and four',
        'I use several tests and compare readings over time',
        'I know what to do with a fixture that turns',
      ],
    },
  ],
}
