import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit2: UnitText = {
  title: 'The patient',
  lessons: [
    {
      slug: 'medical-history',
      title: 'The medical history that matters',
      minutes: 9,
      body: `Few conditions rule out an implant forever. Many change the timing, the technique or the person you
call before surgery. The history tells you which.

## Three questions for every condition
1. Does it change how the patient tolerates surgery?
2. Does it change how bone and gum heal?
3. Does it change how the patient will clean and return for recall?

A well-controlled condition with a physician who answers your call is rarely a reason to refuse. An uncontrolled one
is a reason to wait.

## Conditions to ask about by name
- **Diabetes.** Ask for a recent HbA1c. Poor control slows healing and raises the risk of infection.
- **Heart and vessels.** Ask about recent events, devices and blood pressure today, not last year.
- **Radiation to the jaws.** Ask for dose, field and date, and plan together with the treating team.
- **Immune disease or transplant.** Healing and infection risk depend on the disease and on its treatment.
- **Bone disease.** What matters most is often the medication, which is the next lesson.

## Smoking and habits
Smoking lowers the chance of healing and raises the risk of later bone loss. Write down the amount and explain the
risk in plain words. Offer help to stop, and record the answer.

Ask about clenching and grinding. Look for wear, and photograph it. Bruxism does not forbid an implant, but it
changes the crown, the contacts and the conversation.

## When you are not sure
Call the physician. Say what you plan, how long it takes and how much bleeding you expect. Ask one clear question,
and file the answer in writing. Where thresholds vary between guidelines, the faculty discusses its own in the live
session.`,
      checklist: [
        'I ask the three questions for every condition',
        'I record smoking as an amount, not as yes or no',
        'I know what to say when I call the physician',
      ],
    },
    {
      slug: 'medication-by-name',
      title: 'Medication, by name',
      minutes: 9,
      body: `Patients forget the injection they had six months ago. They do not connect a bone medicine with a
tooth. Ask by name, and ask for the list with doses.

## Antiresorptives
Bisphosphonates and denosumab slow the turnover of bone. They are given for osteoporosis and, in much higher doses,
for cancer in bone. Both are linked to osteonecrosis of the jaw after extractions and surgery.

Ask for the drug, the route, the dose, the start and the reason. Low doses for osteoporosis and high doses for
cancer are two different risks. Decide together with the prescriber, and never advise the patient to stop on their
own.

## Anticoagulants and antiplatelets
The danger of stopping is usually greater than the danger of bleeding.
**Discuss with the physician; do not stop them on your own.**

For a single implant, local measures are often enough: a small flap, sutures, pressure and a hemostatic in reach.

Ask when the last dose was taken. Schedule surgery early in the day and early in the week, so that a bleeding
patient finds you.

## Others that change your plan
- Corticosteroids over a long time: healing, infection and the stress of surgery.
- Immunosuppressants and biologics: timing with the prescriber.
- Some antidepressants and acid reducers: possibly slower bone healing; record them.
- Anything herbal: some products increase bleeding, and patients rarely mention them.

## Allergies
Ask what happened, not only to what. A stomach ache after an antibiotic is not an allergy; swelling of the lips is.
Ask about latex and metals. A true allergy to titanium is rare, but the question costs nothing.

> Update the list on the day of surgery. The history you took at the consultation is already old.`,
      checklist: [
        'I ask for bisphosphonates and denosumab by name',
        'I never stop an anticoagulant on my own',
        'I update the medication list on the day of surgery',
      ],
    },
    {
      slug: 'examining-the-mouth',
      title: 'Examining the mouth',
      minutes: 8,
      body: `The patient points at a gap. Examine the whole mouth before the gap, because disease, space and habits
elsewhere decide whether an implant can work there.

## Start with disease
Probe all teeth. Active periodontal disease is treated first, and stable results are confirmed before surgery is
scheduled. A history of periodontitis stays a risk after treatment, so agree on recall before you agree on an
implant.

Look for caries, failing root fillings and cysts near the site. An infected neighbor can infect a fixture.

## Then space
- **Mouth opening**: is there room for handpiece, drill and driver at the site?
- **Mesiodistal space**, at the crowns and at the roots. Roots that lean in are found on the radiograph.
- **Height** from the ridge to the opposing teeth. Too little leaves no room for abutment and crown.
- **Opposing teeth** that have drifted or erupted into the gap may need treatment first.

Take study models or a scan. Space is measured on them better than in the mouth.

## Then gum and smile
Record the width of keratinized tissue and the thickness of the gum. Ask the patient to smile, and note what shows.
A high smile line with thin gum makes even a single front tooth a demanding case.

For a first implant choose a forgiving site. A healed lower first molar or an upper premolar with good width is a
good teacher. A front tooth is not.

## And last, the hands
Ask the patient to brush in front of you. Someone who cannot reach the back of the mouth with a brush will not clean
an implant there. What you see now decides the shape of the crown and the interval of recall.`,
      checklist: [
        'I treat periodontal disease before I schedule surgery',
        'I measure space at the crowns, at the roots and in height',
        'I can describe a forgiving site for a first implant',
      ],
    },
    {
      slug: 'risk-and-consent',
      title: 'Risk, alternatives and consent',
      minutes: 8,
      body: `Consent is a conversation with a record, not a signature. A patient who understood the plan calls
early when something is wrong, and that protects you both.

## What the patient must hear
1. What you found, in words the patient uses.
2. All reasonable alternatives: a bridge, a removable denture, orthodontics, or no treatment.
3. What the implant involves: visits, months, cost, and who does what.
4. What can go wrong, how often in general terms, and what you would do then.
5. What the patient must do: cleaning, recall, and stopping or reducing tobacco.

## Risks to name
Name swelling, bruising and infection. Name a fixture that does not integrate and must be removed. In the lower jaw
name altered feeling of the lip and chin. In the upper jaw name the sinus.

Name the later ones as well: a loose screw, chipped ceramic, inflammation and bone loss. Say that an implant needs
maintenance for as long as it is in the mouth.

Avoid percentages that you cannot support for your own patients. "Most heal without trouble, some do not, and this
is what we do then" is honest and easy to remember.

## How to write it down
Give the plan in writing, with the timeline and the fee, and let the patient take it home. Sign on another day than
the day of surgery where you can. Note the questions that were asked and your answers.

The [patient selection checklist](/resources) ends with these points. Use it aloud with the patient, so that nothing
depends on memory.

## When to say no
Decline, or refer, when the plan needs skills you do not have yet. Decline when the patient expects what nobody can
promise. A kind refusal with a good referral is part of treatment.`,
      checklist: [
        'I present every reasonable alternative, including no treatment',
        'I name nerve, sinus and failure in plain words',
        'I know when I would refer',
      ],
    },
  ],
}
