import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit6: UnitText = {
  title: 'The crown',
  lessons: [
    {
      slug: 'impression',
      title: 'Impression and scan body',
      minutes: 10,
      film: 'intraoral_scan',
      body: `The impression tells the laboratory one thing: where the connection of the fixture is, in space and in
rotation. A beautiful crown on a wrong impression does not fit.

## One task, two ways
A conventional impression carries a coping from the mouth to the model. A digital impression shows the scanner a
scan body, and the software replaces it with the fixture from its library. For a single implant both are accurate
enough when the part is fully seated.

![Jaw model with scan bodies in front of a laptop that shows the scan](figure:scan_body)

## Seat the part
Remove the healing abutment, rinse, and work without delay, because the gum collapses within minutes. Check that no
tissue lies over the platform. Seat the coping or scan body by hand with the force the manufacturer names.

If you cannot see the joint, take a radiograph at right angles to it. A dark line means that the part is not down.
Gum that is trapped is painful, so ask the patient.

## Take it in order
1. Scan the arch with the healing abutment out and the gum shaped.
2. Seat the scan body, flat side easy to reach.
3. Scan in one continuous path: occlusal first, then lingual, then buccal.
4. Capture the scan body completely. A hole on it cannot be guessed by the software.
5. Scan the opposing arch and the bite.

For a conventional impression choose an open tray where there is room, since the coping stays in the material and
cannot be put back wrongly. Use a stiff material. Attach the analog without turning the coping in the impression.

## Send more than the shape
Send the system, the platform, the shade, a photograph, the space for the papilla and the type of retention. The
laboratory cannot ask the patient.`,
      checklist: [
        'I verify full seating before I take the impression',
        'I can name the scan path in order',
        'I know what else the laboratory needs',
      ],
    },
    {
      slug: 'abutment-and-retention',
      title: 'Abutment, screw or cement',
      minutes: 9,
      body: `The abutment carries the crown through the gum. Its shape decides how clean the joint can be kept, and
its retention decides whether you can ever take the crown off again.

## Stock or custom
A stock abutment is round, comes in fixed heights and suits straightforward posterior sites. A custom abutment
follows the outline of the tooth and puts the margin where you want it. Where gum shows, or where the fixture is
deep or tilted, custom is usually worth its price.

## Screw-retained
The crown has a channel for the screw. It can be removed, repaired and cleaned, and leaves no cement. It needs a
channel that leaves through the occlusal or lingual surface, which is why the axis was planned from the crown.

Close the channel with a soft plug over the screw head and composite above. The next person must be able to find the
screw.

## Cement-retained
Cement hides a poor axis and gives a closed occlusal surface. Its danger is **excess cement below the gum**, which
causes inflammation and bone loss, sometimes years later.

If you cement:
- keep the margin at the gum or no more than slightly below it,
- use little cement, placed near the margin and not inside the whole crown,
- prefer a cement that shows on a radiograph,
- clean, take a radiograph, and look again after a week.

## Platform and tissue
An abutment narrower than the fixture moves the joint away from the bone. This is called platform switching, and it
appears to help the crestal bone. It does not excuse a poor fit.

Every disconnection disturbs the seal of the gum. Plan for few of them.`,
      checklist: [
        'I can say when a custom abutment is worth its price',
        'I can list four precautions with cement',
        'I know why the screw channel was planned at the start',
      ],
    },
    {
      slug: 'torque-and-preload',
      title: 'Torque and preload',
      minutes: 8,
      film: 'torque',
      body: `A screw holds because it stretches. Turning is only how we stretch it. Most screws that come loose
were lost on the day they were tightened.

## The spring in the joint
Tightening lengthens the screw by a few thousandths of a millimeter. The stretch pulls abutment and fixture
together. That clamping force is the **preload**. As long as it exceeds the load, the joint stays closed and the
screw feels almost nothing.

![Torque wrench on a driver over a sectioned bone model](figure:torque_wrench)

## Where torque is lost
Most of the torque is spent on friction below the head and in the threads. Dirt, a driver that is not fully seated
or trapped gum leaves even less for preload.

1. Rinse and dry the connection.
2. Seat the abutment or crown, and take a radiograph if the margin is deep.
3. Tighten by hand, driver fully engaged, in line with the axis.
4. Use the wrench, slowly, to the manufacturer’s value.
5. Wait about ten minutes and tighten again to the same value.

The value is often between 20 and 35 Ncm. **The instructions for use decide, not habit.** Use the screw that belongs
to the part, and a new one for the final crown.

## Hold and look
Support the patient’s jaw and keep the wrench on the axis. Read the scale from straight above it. A wrench needs
service and sterilization as its maker asks. An uncalibrated wrench gives you an unknown value.

## The loose screw
A loose crown is a symptom. Before you tighten it, look at the contacts, at the fit and at the history. Replace the
screw, since one that was bent will not hold again. Write down the date. The third time, rebuild the case.

Read [Torque, preload and the loose screw](/catalog/torque-preload-and-the-loose-screw).`,
      checklist: [
        'I can explain preload in one sentence',
        'I tighten again after about ten minutes',
        'I look for the cause before I retighten a loose screw',
      ],
    },
    {
      slug: 'contacts',
      title: 'Crown delivery and contacts',
      minutes: 8,
      film: 'occlusion',
      body: `The crown seats, the shade is right and the patient is ready to leave. The most important ten minutes
begin now.

## Proximal contacts first
A tight contact keeps the crown from seating, and then everything else you check is wrong. Floss should snap through
with resistance on both sides. Adjust in small steps and polish. An open contact collects food, so return the crown
to the laboratory rather than accept it.

Contacts can open over the years, because natural teeth move and fixtures do not. Check them at every recall.

![Ceramic crowns and an abutment on black glass](figure:crowns)

## Then the bite
1. Dry the teeth. Let the patient close slowly, the same way each time.
2. Mark with thin paper, light bite first, then firm bite.
3. Read: small, even marks near the central fossa.
4. Ease heavy marks and contacts on the slopes.
5. Slide to all sides and remove marks that guide on the crown, unless guidance was planned.

In a light bite many clinicians want the implant crown just out of contact, and touching in a firm bite. Natural
teeth sink slightly into their ligament and the fixture does not. The faculty shows how much in the course.

## Load along the axis
A mark far from the axis acts as a lever. A narrower chewing surface, flatter cusps and a short cantilever all
reduce it. A patient who grinds needs a night guard, fitted after delivery and checked at recall.

## Before the patient leaves
Close the screw channel. Give a floss or interdental brush that fits this crown, and let the patient use it in front
of you. Photograph the result.`,
      checklist: [
        'I check proximal contacts before the bite',
        'I can describe the marks that I want to see',
        'I show the patient how to clean this crown',
      ],
    },
    {
      slug: 'baseline-and-recall',
      title: 'Baseline and recall',
      minutes: 8,
      film: 'bone_loss',
      body: `The day of delivery is the first day of maintenance. You cannot find a change later unless you record
the starting point today.

## The baseline
- A radiograph at right angles to the fixture, threads sharp on both sides.
- Probing depths at four or more points, with light force.
- Bleeding, plaque and the width of keratinized tissue.
- A photograph, the contacts, and the torque that was applied.

Probing around a healthy implant with light force does no harm. Leaving it out does. Some restorations make probing
difficult; note which points you could reach.

## What to look for at recall
Look at the gum and press it. Probe the same points and compare. **Bleeding on probing is the early sign.** Deeper
probing and bone loss on the radiograph come later.

Ask about a loose feeling, bad taste or food between the teeth. Check the contacts and the screw channel. Remove
deposits with instruments that suit the surface.

## Two diagnoses to keep apart
**Mucositis** is inflamed gum without loss of bone beyond the first remodeling. It is reversible: clean, instruct,
see the patient again soon.

**Peri-implantitis** is inflammation with progressive loss of bone. It needs treatment without delay, and often
surgery. [Module 3](/courses/module-3) teaches both.

## How often
The interval follows the risk. A patient with a history of periodontitis, a smoker or someone who cleans poorly
comes more often. Many begin with a few months and lengthen the interval only when findings stay stable.

Write the next date before the patient leaves. Without recall, the first sign of disease is often found too late.`,
      checklist: [
        'I record four things on the day of delivery',
        'I know the early sign and what follows it',
        'I can tell mucositis from peri-implantitis',
      ],
    },
  ],
}
