import { useRead } from "../../../api/read";
import { Head } from "../../../site/head/Head";
import { useShop } from "../public/useShop";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { Empty, Loading, SkeletonCards } from "../../../ui/States";
import { Failed } from "../components/Failed";
import { VoiceCarousel } from "../components/VoiceCarousel";
import { copy } from "../copy";
import { paths } from "../paths";
import { testimonialList } from "../queries";

/** The testimonials, newest first: three at a time, one on phones. */
export default function TestimonialsPage() {
  const shop = useShop();
  const { data: voices, error, refetch } = useRead(testimonialList());
  return (
    <div className={classNames(shared.wrap, shared.page)}>
      <Head
        title={copy.voice.page}
        description={shop && copy.voice.description(shop.businessName)}
        canonical={paths.testimonials()}
        image={voices?.[0]?.mainImage}
      />
      {voices && voices.length > 0 ? (
        <VoiceCarousel voices={voices} />
      ) : (
        <>
          <div className={shared.head}>
            <h1>{copy.voice.page}</h1>
          </div>
          {error && <Failed failure={error} text={copy.voice.failed} onRetry={refetch} />}
          {voices && <Empty title={copy.voice.empty} />}
          {!voices && !error && (
            <Loading text={copy.voice.loading} className={shared.grid3}>
              <SkeletonCards count={3} ratio="4/5" lines={4} />
            </Loading>
          )}
        </>
      )}
    </div>
  );
}
