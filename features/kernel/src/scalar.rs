//! JSON representation of newtypes as a single string or number, with a format of its own in the
//! API document.

/// Implements poem-openapi's traits for a type that has `to_wire(&self) -> Value` and `from_wire(Value) -> Result<Self, String>`.
#[macro_export]
macro_rules! wire_scalar {
    ($name:ident, $ty:literal, $format:literal, $example:expr) => {
        impl ::poem_openapi::types::Type for $name {
            const IS_REQUIRED: bool = true;
            type RawValueType = Self;
            type RawElementValueType = Self;

            fn name() -> ::std::borrow::Cow<'static, str> {
                concat!($ty, "_", $format).into()
            }

            fn schema_ref() -> ::poem_openapi::registry::MetaSchemaRef {
                let mut schema =
                    ::poem_openapi::registry::MetaSchema::new_with_format($ty, $format);
                schema.example = Some(::serde_json::json!($example));
                ::poem_openapi::registry::MetaSchemaRef::Inline(Box::new(schema))
            }

            fn as_raw_value(&self) -> Option<&Self::RawValueType> {
                Some(self)
            }

            fn raw_element_iter<'a>(
                &'a self,
            ) -> Box<dyn Iterator<Item = &'a Self::RawElementValueType> + 'a> {
                Box::new(::std::iter::once(self))
            }
        }

        impl ::poem_openapi::types::ToJSON for $name {
            fn to_json(&self) -> Option<::serde_json::Value> {
                Some(self.to_wire())
            }
        }

        impl ::poem_openapi::types::ParseFromJSON for $name {
            fn parse_from_json(
                value: Option<::serde_json::Value>,
            ) -> ::poem_openapi::types::ParseResult<Self> {
                $name::from_wire(value.unwrap_or_default())
                    .map_err(::poem_openapi::types::ParseError::custom)
            }
        }
    };
}

/// Implements the same, and `as_str`, for a type around a text that its function `parse` reads.
#[macro_export]
macro_rules! wire_text {
    ($name:ident, $format:literal, $example:expr) => {
        impl $name {
            pub fn as_str(&self) -> &str {
                &self.0
            }

            fn to_wire(&self) -> ::serde_json::Value {
                self.as_str().into()
            }

            fn from_wire(value: ::serde_json::Value) -> Result<Self, String> {
                Self::parse(value.as_str().unwrap_or_default())
            }
        }

        $crate::wire_scalar!($name, "string", $format, $example);
    };
}
