import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit3: UnitText = {
  title: 'Los componentes',
  lessons: [
    {
      slug: 'loose-screws',
      title: 'Tornillos flojos: primero, la causa',
      minutes: 9,
      film: 'torque',
      body: `Una corona floja es la queja mecánica más común y la más fácil de tratar mal. Apretar toma un minuto.
Averiguar por qué toma diez, y salva el implante.

## ¿Es el tornillo?
Sujete la corona con dos dedos y muévala. Un clic o una burbuja en el margen sugieren una unión floja. Si todo se
mueve junto y duele, sospeche del implante mismo. Tome una radiografía: espacio en la unión, implante íntegro, hueso
a lo largo de las espiras.

Nunca apriete antes de saber cuál es. El torque sobre un implante que fracasa oculta el diagnóstico.

## Busque la causa
- **Contactos**: marcas fuertes, marcas en vertientes, una corona nueva antagonista.
- **Ajuste**: la pieza nunca asentó, quedó tejido atrapado o un contacto proximal la detuvo.
- **Diseño**: voladizo largo, corona alta sobre plataforma angosta, canal angulado.
- **Torque**: poco, demasiado, sin segundo apriete, tornillo equivocado.
- **Hábito**: rechinar, morder lapiceros, hielo.

## Hágalo bien
1. Retire la corona y el tornillo. Mírelos con magnificación.
2. Limpie la conexión y busque desgaste en los bordes.
3. Use un tornillo **nuevo** del sistema correcto.
4. Corrija la causa antes de apretar.
5. Apriete al valor del fabricante, espere unos diez minutos y apriete de nuevo.
6. Revise contactos y mordida, y cierre la chimenea.

Una corona cementada sobre un tornillo flojo suele poder salvarse. Ubique el canal con la radiografía y fotografías
previas, abra un acceso pequeño y trátela desde entonces como atornillada.

## Cuente
Anote la fecha. Si se afloja por segunda vez en un año, la causa no se encontró. A la tercera, el diseño está mal y
la corona debe rehacerse.`,
      checklist: [
        'Distingo un tornillo flojo de un implante flojo',
        'Corrijo la causa antes de apretar',
        'Uso un tornillo nuevo',
      ],
    },
    {
      slug: 'broken-screws',
      title: 'Recuperar un tornillo fracturado',
      minutes: 11,
      body: `Un fragmento dentro del implante parece una emergencia. No lo es. El tiempo, la luz y la magnificación
sacan la mayoría. La fuerza empeora la mayoría.

## Deténgase y planee
Explique al paciente lo que pasó. Averigüe sistema, plataforma y tornillo. Tome una radiografía: qué tan profundo
está el fragmento y si el implante está íntegro. Pregunte al fabricante si existe un kit de recuperación. Si le
faltan luz, magnificación o tiempo, coloque una tapa y dé otra cita.

Muchos fragmentos están sueltos, porque la tensión desapareció al romperse el tornillo. Solo hay que girarlos.

## De lo suave a lo invasivo
1. Lave, seque y mire. Retire los restos.
2. Gire el fragmento en **sentido antihorario** con un explorador agudo, con poca presión en su borde.
3. Pruebe una punta ultrasónica fina a baja potencia, con agua, en sentido antihorario.
4. Use el kit de recuperación en orden: guía, fresa inversa lenta, extractor.
5. Talle una ranura en el fragmento y gírelo con un destornillador fino, con buen acceso e irrigación.

Deténgase cuando un paso no ayude, y no omita la guía. Tocar las paredes daña la rosca interna.

## Si la rosca se dañó
Algunos sistemas tienen un macho que repasa la rosca interna. Una conexión dañada quizá admita otro pilar, o el
implante puede quedar dormido bajo la encía. Quien fresa el interior sin guía muchas veces termina retirando el
implante.

## Después
Pruebe un tornillo nuevo a mano: debe correr con suavidad hasta el final. Tome una radiografía. Después averigüe por
qué se rompió el primero, con la lista de la lección anterior. Un tornillo se rompe después de estar flojo un
tiempo: pregunte al paciente desde cuándo.`,
      checklist: [
        'Hago un plan antes de tocar el fragmento',
        'Puedo ordenar los pasos de lo suave a lo invasivo',
        'Busco la causa cuando el fragmento ya salió',
      ],
    },
    {
      slug: 'abutment-fractures',
      title: 'Pilares fracturados y conexiones dañadas',
      minutes: 9,
      film: 'anatomy',
      body: `Cuando se fractura un pilar, una parte queda en el implante. Qué tan firme queda depende de la
conexión, y también la manera de retirarla.

## Qué se rompe y por qué
- **Pilares cerámicos** de paredes delgadas, o tallados en la boca.
- **Pilares de titanio** con palanca larga, corona ancha sobre implante angosto o desgaste por tornillo flojo.
- **Piezas anguladas**, que por diseño trabajan en flexión.
- **Copias de otro fabricante**, que ajustan con menos exactitud y desgastan la conexión.

Pida los registros anteriores y mire los fragmentos. La superficie de la fractura dice si se rompió de golpe o poco
a poco.

## Retire el remanente
Primero retire el tornillo o su fragmento, como en la lección anterior. Una conexión plana suelta entonces el
remanente. Una cónica lo retiene por fricción. Su fabricante suele tener un tornillo extractor que empuja contra el
implante y levanta el cono. Use esa herramienta y ninguna otra.

No balancee el remanente con pinzas. La carga llega al implante y al hueso.

## Examine la conexión
Límpiela, séquela y mírela con magnificación.

1. ¿Los bordes están agudos o redondeados?
2. ¿Una pieza nueva asienta sin holgura?
3. ¿El tornillo interno corre con suavidad?
4. ¿Hay una grieta en la pared? Una línea oscura fina bajo buena luz basta para sospecharla.

Si una pieza nueva se balancea, la conexión está gastada. Una pieza de catálogo se aflojará otra vez. Puede ayudar
un pilar personalizado o un diseño más bajo y ferulizado, y el laboratorio debe ver el caso.

## Restaure con menos carga
El próximo diseño debe flexionar menos. Use metal en lugar de cerámica en la unión, una cara oclusal más angosta, un
voladizo más corto o una férula al implante vecino. Repita el control de la mordida y ofrezca una placa nocturna.`,
      checklist: [
        'Uso el extractor del fabricante en una unión cónica',
        'Examino la conexión con magnificación',
        'Reduzco la carga en el próximo diseño',
      ],
    },
    {
      slug: 'fixture-fractures',
      title: 'Implantes fracturados',
      minutes: 9,
      body: `Un implante fracturado es raro, y suele ser el final de una historia más larga. Se perdió hueso en el
cuello, el implante empezó a flexionar, los tornillos se aflojaron y nadie preguntó por qué.

## Señales antes de la fractura
- Un tornillo que se afloja una y otra vez.
- Pérdida ósea hasta donde la pared es delgada, a menudo al final del tornillo.
- Una corona que el paciente siente distinta, sin daño visible.
- Una línea vertical fina en la radiografía, o un cuello ensanchado.

Cualquiera es motivo para retirar la corona y mirar.

## Quién tiene más riesgo
Implantes angostos en zona de molares, un solo implante bajo un molar ancho, voladizos y bruxismo. Lo común es que
se sumen dos factores. La pérdida ósea agrava todos, porque alarga la palanca.

## Qué hacer
La parte coronal sale con la corona. El resto queda en el hueso, muchas veces bien integrado. Hay tres caminos:

1. **Dejarlo** cubierto bajo la encía, si el sitio no se necesita y no hay inflamación.
2. **Retirarlo** y dejar cicatrizar, si el sitio se necesita o está inflamado.
3. **Usarlo** como está, recortado y restaurado, en casos raros y con consejo del fabricante.

Retirar un remanente integrado cuesta hueso. La lección 6.2 muestra cómo reducir ese costo. El método de torque
inverso necesita una conexión de la cual sujetarse, que un implante fracturado muchas veces ya no tiene.

## Háblelo
Diga al paciente con claridad que el metal se fatigó, qué lo causó y qué haría usted distinto. Guarde las piezas y
envíelas al fabricante cuando se pida un informe. En muchos países un implante fracturado es un evento que se debe
notificar, y el análisis del fabricante sirve para el próximo plan.`,
      checklist: [
        'Conozco las señales previas a una fractura',
        'Puedo nombrar los factores de riesgo y cómo se suman',
        'Puedo presentar las tres opciones a un paciente',
      ],
    },
  ],
}
