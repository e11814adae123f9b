import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit2: UnitText = {
  title: 'El paciente',
  lessons: [
    {
      slug: 'medical-history',
      title: 'La historia clínica que importa',
      minutes: 9,
      body: `Pocas condiciones descartan un implante para siempre. Muchas cambian el momento, la técnica o a quién
hay que llamar antes de operar. La historia clínica le dice cuáles.

## Tres preguntas para cada condición
1. ¿Cambia la manera en que el paciente tolera la cirugía?
2. ¿Cambia la cicatrización del hueso y de la encía?
3. ¿Cambia la higiene del paciente o su asistencia a los controles?

Una condición bien controlada, con un médico que atiende su llamada, rara vez es motivo para negarse. Una sin
control es motivo para esperar.

## Condiciones que se preguntan por su nombre
- **Diabetes.** Pida una HbA1c reciente. El mal control retrasa la cicatrización y favorece la infección.
- **Corazón y vasos.** Pregunte por eventos recientes, dispositivos y la presión de hoy, no la del año pasado.
- **Radioterapia de los maxilares.** Pida dosis, campo y fecha, y planifique con el equipo tratante.
- **Enfermedad inmune o trasplante.** El riesgo depende de la enfermedad y de su tratamiento.
- **Enfermedad ósea.** Lo que más importa suele ser la medicación, tema de la próxima lección.

## Tabaco y hábitos
El tabaco reduce la probabilidad de cicatrizar y aumenta el riesgo de pérdida ósea posterior. Anote la cantidad y
explique el riesgo con palabras sencillas. Ofrezca ayuda para dejarlo y registre la respuesta.

Pregunte si aprieta o rechina los dientes. Busque el desgaste y fotografíelo. El bruxismo no prohíbe un implante,
pero cambia la corona, los contactos y la conversación.

## Cuando no está seguro
Llame al médico. Diga qué planea, cuánto dura y cuánto sangrado espera. Haga una sola pregunta clara y archive la
respuesta por escrito. Cuando los valores límite varían entre las guías, los docentes comentan los suyos en la
sesión en vivo.`,
      checklist: [
        'Hago las tres preguntas para cada condición',
        'Registro el tabaco como cantidad, no como sí o no',
        'Sé qué decir cuando llamo al médico',
      ],
    },
    {
      slug: 'medication-by-name',
      title: 'La medicación, por su nombre',
      minutes: 9,
      body: `El paciente olvida la inyección de hace seis meses. No relaciona un medicamento para los huesos con un
diente. Pregunte por nombre y pida la lista con las dosis.

## Antirresortivos
Los bifosfonatos y el denosumab frenan el recambio óseo. Se indican en la osteoporosis y, en dosis mucho más altas,
en el cáncer con afectación ósea. Ambos se asocian a osteonecrosis de los maxilares después de extracciones y
cirugías.

Pregunte el fármaco, la vía, la dosis, el inicio y el motivo. La dosis baja para osteoporosis y la dosis alta para
cáncer son dos riesgos distintos. Decida junto con quien lo recetó, y nunca aconseje al paciente suspenderlo por su
cuenta.

## Anticoagulantes y antiagregantes
El peligro de suspenderlos suele ser mayor que el de sangrar.
**Consulte con el médico; no los suspenda por cuenta propia.**

En un implante unitario suelen bastar las medidas locales: un colgajo pequeño, suturas, presión y un hemostático a
mano.

Pregunte cuándo tomó la última dosis. Programe la cirugía temprano en el día y temprano en la semana, para que un
paciente que sangra lo encuentre a usted.

## Otros que cambian el plan
- Corticoides por largo tiempo: cicatrización, infección y el estrés de la cirugía.
- Inmunosupresores y biológicos: el momento se acuerda con quien los indicó.
- Algunos antidepresivos y antiácidos: posible cicatrización ósea más lenta; regístrelos.
- Productos herbales: algunos aumentan el sangrado y el paciente rara vez los menciona.

## Alergias
Pregunte qué pasó, no solo con qué. Un malestar de estómago por un antibiótico no es alergia; la hinchazón de los
labios sí. Pregunte por látex y metales. La alergia verdadera al titanio es rara, pero preguntar no cuesta nada.

> Actualice la lista el día de la cirugía. La que tomó en la consulta ya es vieja.`,
      checklist: [
        'Pregunto por bifosfonatos y denosumab por su nombre',
        'Nunca suspendo un anticoagulante por cuenta propia',
        'Actualizo la lista de medicamentos el día de la cirugía',
      ],
    },
    {
      slug: 'examining-the-mouth',
      title: 'El examen de la boca',
      minutes: 8,
      body: `El paciente señala un espacio. Examine toda la boca antes que el espacio, porque la enfermedad, el
lugar disponible y los hábitos deciden si un implante puede funcionar ahí.

## Empiece por la enfermedad
Sondee todos los dientes. La enfermedad periodontal activa se trata primero, y se confirma que el resultado es
estable antes de programar la cirugía. El antecedente de periodontitis sigue siendo un riesgo después del
tratamiento: acuerde los controles antes de acordar el implante.

Busque caries, endodoncias fallidas y quistes cerca del sitio. Un vecino infectado puede infectar un implante.

## Después, el espacio
- **Apertura bucal**: ¿caben en el sitio la pieza de mano, la fresa y el destornillador?
- **Espacio mesiodistal**, en las coronas y en las raíces. Las raíces inclinadas se ven en la radiografía.
- **Altura** del reborde al antagonista. Si es poca, no queda lugar para pilar y corona.
- **Antagonistas** que migraron o se extruyeron hacia el espacio: quizá haya que tratarlos antes.

Tome modelos o un escaneo. El espacio se mide mejor en ellos que en la boca.

## Después, encía y sonrisa
Registre el ancho de la encía queratinizada y el grosor de la encía. Pida al paciente que sonría y anote lo que se
ve. Una sonrisa alta con encía delgada convierte un solo diente anterior en un caso exigente.

Para un primer implante elija un sitio que perdone. Un primer molar inferior cicatrizado o un premolar superior con
buen ancho enseñan bien. Un diente anterior no.

## Por último, las manos
Pida al paciente que se cepille delante de usted. Quien no alcanza el fondo de la boca con el cepillo no limpiará un
implante ahí. Lo que vea ahora decide la forma de la corona y la frecuencia de los controles.`,
      checklist: [
        'Trato la enfermedad periodontal antes de programar la cirugía',
        'Mido el espacio en las coronas, en las raíces y en altura',
        'Puedo describir un sitio que perdona para un primer implante',
      ],
    },
    {
      slug: 'risk-and-consent',
      title: 'Riesgo, alternativas y consentimiento',
      minutes: 8,
      body: `El consentimiento es una conversación que queda por escrito, no una firma. El paciente que entendió el
plan llama a tiempo cuando algo va mal, y eso protege a los dos.

## Lo que el paciente debe oír
1. Qué encontró usted, con palabras del paciente.
2. Todas las alternativas razonables: puente, prótesis removible, ortodoncia o no tratar.
3. Qué implica el implante: visitas, meses, costo y quién hace qué.
4. Qué puede salir mal, con qué frecuencia en términos generales, y qué haría usted entonces.
5. Qué le toca al paciente: higiene, controles, y dejar o reducir el tabaco.

## Riesgos que se nombran
Nombre la inflamación, los moretones y la infección. Nombre el implante que no se integra y hay que retirar. En la
mandíbula, la alteración de la sensibilidad del labio y el mentón. En el maxilar, el seno.

Nombre también los tardíos: un tornillo flojo, cerámica astillada, inflamación y pérdida ósea. Diga que un implante
necesita mantenimiento mientras esté en la boca.

Evite porcentajes que no pueda sostener con sus propios pacientes. «La mayoría cicatriza sin problemas, algunos no,
y entonces hacemos esto» es honesto y fácil de recordar.

## Cómo se escribe
Entregue el plan por escrito, con tiempos y honorarios, y deje que el paciente se lo lleve. Si puede, que firme un
día distinto al de la cirugía. Anote las preguntas que hizo y lo que usted respondió.

La [lista de selección del paciente](/resources) termina con estos puntos. Úsela en voz alta con el paciente, para
que nada dependa de la memoria.

## Cuándo decir que no
Decline o refiera cuando el plan exige destrezas que usted todavía no tiene. Decline cuando el paciente espera lo
que nadie puede prometer. Una negativa amable con una buena referencia es parte del tratamiento.`,
      checklist: [
        'Presento todas las alternativas razonables, incluida la de no tratar',
        'Nombro el nervio, el seno y el fracaso con palabras sencillas',
        'Sé cuándo referiría el caso',
      ],
    },
  ],
}
