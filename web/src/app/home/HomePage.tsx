import { Head } from '../../head/Head'
import { useShop } from '../../shop/useShop'

export default function HomePage() {
  const shop = useShop()
  return (
    <>
      <Head title={shop?.businessName ?? ''} canonical="/" {...(shop ? { description: shop.tagline } : {})} />
      <h1>{shop?.tagline}</h1>
    </>
  )
}
