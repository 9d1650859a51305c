import * as z from "zod/mini";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { DayField, LongTextField, TextField, useControlled } from "../../../../admin/form/fields";
import { day, flag, text } from "../../../../admin/form/rules";
import { todayInIndia } from "../../../../admin/form/today";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { chosenFrom, type ChosenImage } from "../../../media/public/chosen";
import { ImageField } from "../../../media/public/ImageField";
import { oneImage } from "../../../media/public/rules";
import { recordPage, useRecordForm } from "../../../../admin/recordPage";
import { Panel } from "../../../../admin/Screen";
import type { TestimonialEntry } from "../../../../api/schema";
import { Quote } from "../../components/Quote";
import { paths } from "../../paths";
import { testimonials } from "../paths";
import { testimonialList, testimonialRecords } from "../records";

const NAME = 80;
const FROM = 80;
const MESSAGES = 600;

const rules = z.object({
  name: text(NAME),
  company: text(FROM),
  quote: text(MESSAGES),
  date: day(),
  image: oneImage("Add a photo of the customer or the garment."),
  published: flag(),
});

type Values = Omit<z.infer<typeof rules>, "image"> & { image: ChosenImage | null };

const back = { href: testimonials(), label: "All testimonials" };

const empty = (): Values => ({ name: "", company: "", quote: "", date: todayInIndia(), image: null, published: true });

const valuesOf = (entry: TestimonialEntry): Values => {
  const { name, company, quote, date, published } = entry;
  return { name, company, quote, date, published, image: chosenFrom(entry) };
};

function Form({ entry }: { entry?: TestimonialEntry }) {
  const edit = useRecordForm({
    entry,
    kind: "testimonial",
    records: testimonialRecords,
    schema: rules,
    initial: entry ? valuesOf(entry) : empty(),
    aliases: { imageId: "image" },
    fields: ({ image, ...rest }) => ({ ...rest, imageId: image.id }),
    href: testimonials,
  });
  const { name, company, quote, image } = edit.values;
  return (
    <EditScreen
      title={entry?.name ?? "New testimonial"}
      back={back}
      edit={edit}
      published="published"
      site={entry?.published ? paths.testimonials() : undefined}
      trash={entry && testimonialRecords.trashOf(entry.id)}
      smallPreview
      preview={
        <Quote
          voice={{
            id: entry?.id ?? 1,
            name: name || "Name",
            company: company || "Place",
            quote: quote || "The testimonial appears here.",
            mainImage: image?.image,
          }}
        />
      }
    >
      <Panel title="Customer">
        <TextField edit={edit} name="name" label="Name" most={NAME} />
        <TextField edit={edit} name="company" label="Place or garment" most={FROM} />
        <DayField edit={edit} name="date" label="Date" hint="The newest is shown first." max={todayInIndia()} />
      </Panel>
      <Panel title="Testimonial">
        <LongTextField edit={edit} name="quote" label="Text" most={MESSAGES} rows={5} />
      </Panel>
      <Panel title="Photo">
        <PhotoField edit={edit} />
      </Panel>
    </EditScreen>
  );
}

function PhotoField({ edit }: { edit: EditForm<Values> }) {
  return <ImageField {...useControlled({ edit, name: "image", label: "Customer or garment" })} ratio="4/5" />;
}

/** The form of one testimonial. */
export const TestimonialPage = recordPage<TestimonialEntry>({ title: "Testimonial", back, find: () => testimonialList(), form: Form });
