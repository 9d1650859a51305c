/** The paths of this feature. */
export const paths = {
  products: () => "/products",
  allProducts: () => "/allproducts",
  category: (ctid: number) => `/fromhome?ctid=${ctid}`,
  services: (ctid: number, serviceName: string) => `/productsubcategories/${ctid}/${encodeURIComponent(serviceName)}`,
  product: (id: number) => `/productdetails/${id}`,
  sharedProduct: (id: number) => `/shared-product/${id}`,
};
